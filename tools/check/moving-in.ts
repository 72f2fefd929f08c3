import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogOf, routing } from '../../i18n/routing';
import { asRecord } from '../../lib/as-record';
import { valueAt } from '../../lib/value-at';
import { listFields } from '../../model/rules/rule';
import { buildingLockFile, lockFile } from '../../model/schema';
import { isGeneralText } from './general-texts';
import { error, type Issue } from './issue';
import type { Site } from './read';
import written from './sample.json';
import { listKeptFiles } from './site-files';
import { around } from './texts';

/** The values of the sample that another company must replace; `npx tsx tools/check/write-sample.ts` writes them. */
type Sample = {
  /** Parts of records and catalogs, in the structure of their files. */
  files: Record<string, unknown>;
  /** Hashes of the files below `public`. */
  public: Record<string, string>;
};

const catalogs = routing.locales.map(catalogOf);
/** A company keeps a part of its tones: only those in `sample.json` count. */
const palette = 'content/palette.json';
/** The officer's title and the days of the office can be the same in every company. */
const shared = ['officerTitle', 'days'];
/** An email address, a URL, a phone number or the number of a company, but no date. */
const contact = /@|:\/\/|^\+?(?!\d{4}-\d\d)\d[\d-]{6,}\d$/;

/**
 * Returns whether another company must replace a value: a text in a language that is not general, a contact, or a number of at
 * least four digits.
 * Numbers of projects are excluded, because two projects can have the same area.
 */
function isOwn(file: string, fieldPath: string[], value: unknown, sample: Sample): boolean {
  if (catalogs.includes(file)) return !isGeneralText(fieldPath);
  if (file === palette) return valueAt(sample.files[file], fieldPath) !== undefined;
  if (typeof value === 'number')
    return !file.includes('/projects/') && /\d{4}/.test(String(value).replace('.', ''));
  if (typeof value !== 'string' || !value.trim() || value.startsWith('/')) return false;
  if (shared.some((field) => fieldPath.includes(field))) return false;
  return routing.locales.some((locale) => fieldPath.includes(locale)) || contact.test(value);
}

/** Returns the values of a record or catalog that another company must replace; undefined without any. */
function pickOwn(file: string, value: unknown, sample: Sample, fieldPath: string[] = []): unknown {
  if (typeof value !== 'object' || value === null)
    return isOwn(file, fieldPath, value, sample) ? value : undefined;
  const parts = Object.entries(value).map(
    ([key, part]) => [key, pickOwn(file, part, sample, [...fieldPath, key])] as const,
  );
  const found = parts.filter(([, part]) => part !== undefined);
  if (found.length === 0) return undefined;
  return Array.isArray(value) ? parts.map(([, part]) => part ?? null) : Object.fromEntries(found);
}

/**
 * Collects the values of a site that another company must replace.
 *
 * @param sample determines the tones that count
 */
export function collectOwn({ root, files }: Site, sample: Sample = written): Sample {
  const parts = [...files]
    .filter(([file]) => /^(content|messages)\//.test(file) && ![lockFile, buildingLockFile].includes(file))
    .flatMap(([file, { data }]) => {
      const part = pickOwn(file, data, sample);
      return part === undefined ? [] : [[file, part] as const];
    });
  const hashes = listKeptFiles(root, 'public')
    .filter((file) => !file.endsWith('/.gitkeep'))
    .map((file) => [file.slice('public/'.length), hashOf(readFileSync(path.join(root, file)))]);
  return { files: Object.fromEntries(parts), public: Object.fromEntries(hashes) };
}

/** Returns whether a record is one of a folder, which the site does without. */
const isInFolder = (file: string) => /^content\/\w+\//.test(file);

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/** Returns the first text in a value, which identifies an item of a list. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Object.values(asRecord(value)).map(nameOf).find(Boolean);
}

/** Returns the sample's value of a field; items of a list are matched by name, else by position. */
function valueIn(sample: unknown, data: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return sample;
  const part = asRecord(data)[key];
  const named = Array.isArray(sample) && sample.find((item) => nameOf(item) && nameOf(item) === nameOf(part));
  return valueIn(named || asRecord(sample)[key], part, rest);
}

/** Reports values of the sample: a record without other values as one issue, else its fields and file name. */
export function listOfSample(site: Site, sample: Sample = written): Issue[] {
  const ownValues = collectOwn(site, sample);
  const sampleIssues = Object.entries(ownValues.files).flatMap(([file, part]) => {
    const fields = listFields(file, part).filter(({ value }) => value !== null && typeof value !== 'object');
    const sampleFields = fields.filter(
      (field) => valueIn(sample.files[file], part, field.path) === field.value,
    );
    if (file.startsWith('content/') && sampleFields.length === fields.length)
      return error({ file }, isInFolder(file) ? 'movingIn.record' : 'movingIn.single');
    const isNamed = file.startsWith('content/buildings/') && file in sample.files;
    return [
      ...(isNamed ? [error({ file }, 'movingIn.name')] : []),
      ...sampleFields.map(({ field, value }) =>
        error({ file, field, value: around(String(value), 0, 40) }, 'movingIn.value'),
      ),
    ];
  });
  const hashes = new Set(Object.values(sample.public));
  const pictures = Object.entries(ownValues.public).filter(([, hash]) => hashes.has(hash));
  return [...sampleIssues, ...pictures.map(([file]) => error({ file: `public/${file}` }, 'movingIn.file'))];
}
