import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routing } from '../../i18n/routing';
import { valueAt } from '../../lib/value-at';
import { buildingLockFile, lockFile } from '../../model/rules';
import { listFields } from '../../model/rules/rule';
import { error, type Issue } from './issue';
import type { Site } from './read';
import written from './sample.json';
import { listKeptFiles } from './site-files';
import { around } from './texts';

/** The values of the sample that another company replaces, as `npx tsx tools/check/write-sample.ts` writes them. */
type Sample = {
  /** Parts of records and catalogs, in the structure of their files. */
  files: Record<string, unknown>;
  /** Hashes of the files below `public`. */
  public: Record<string, string>;
};

/** Files that a company keeps in part: only the fields that `sample.json` has already count. */
const keptInPart = [...routing.locales.map((locale) => `messages/${locale}.json`), 'content/palette.json'];
/** Any company may give its accessibility officer this title. */
const shared = 'officerTitle';
/** A mail address, an address of the web, a phone number or the number of a company; no date. */
const contact = /@|:\/\/|^\+?(?!\d{4}-\d\d)\d[\d-]{6,}\d$/;

/**
 * Whether another company must replace a value: a text in a language, a contact, or a number of at least four digits.
 * Two projects can have one area, so numbers of projects do not count.
 */
function isOwn(file: string, fieldPath: string[], value: unknown, sample: Sample): boolean {
  if (keptInPart.includes(file)) return valueAt(sample.files[file], fieldPath) !== undefined;
  if (typeof value === 'number')
    return !file.includes('/projects/') && /\d{4}/.test(String(value).replace('.', ''));
  if (typeof value !== 'string' || !value.trim() || value.startsWith('/') || fieldPath.includes(shared))
    return false;
  return routing.locales.some((locale) => fieldPath.includes(locale)) || contact.test(value);
}

/** Returns the part of a record or catalog that is the company's own; undefined where there is none. */
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
 * @param sample names the fields that count in files that are kept in part
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

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/** The first text in a value, by which an item of a list is known. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Object.values(Object(value)).map(nameOf).find(Boolean);
}

/** Returns the sample's value of a field; an item of a list is found by its name, else by its position. */
function valueIn(sample: unknown, data: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return sample;
  const part = Object(data)[key];
  const named = Array.isArray(sample) && sample.find((item) => nameOf(item) && nameOf(item) === nameOf(part));
  return valueIn(named || Object(sample)[key], part, rest);
}

/** Lists what is still the sample's: a whole record as one issue, else its fields and the name of its file. */
export function listOfSample(site: Site, sample: Sample = written): Issue[] {
  const own = collectOwn(site, sample);
  const left = Object.entries(own.files).flatMap(([file, part]) => {
    const fields = listFields(file, part).filter(({ value }) => value !== null && typeof value !== 'object');
    const same = fields.filter((field) => valueIn(sample.files[file], part, field.path) === field.value);
    if (file.startsWith('content/') && same.length === fields.length)
      return error({ file }, 'movingIn.record');
    const isNamed = file.startsWith('content/buildings/') && file in sample.files;
    return [
      ...(isNamed ? [error({ file }, 'movingIn.name')] : []),
      ...same.map(({ field, value }) =>
        error({ file, field, value: around(String(value), 0, 40) }, 'movingIn.value'),
      ),
    ];
  });
  const hashes = new Set(Object.values(sample.public));
  const pictures = Object.entries(own.public).filter(([, hash]) => hashes.has(hash));
  return [...left, ...pictures.map(([file]) => error({ file: `public/${file}` }, 'movingIn.file'))];
}
