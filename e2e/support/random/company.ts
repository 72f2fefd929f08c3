import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc, { type GeneratorValue } from 'fast-check';
import { catalogOf, routing } from '../../../i18n/routing';
import type { FieldSchema } from '../../../model/fields/schema';
import { listFieldSchemas } from '../../../model/fields/shapes';
import { buildingLockFile, lockFile } from '../../../model/schema';
import type { Issue } from '../../../tools/check/issue';
import { type JsonText, readJson } from '../../../tools/check/json';
import type { Site } from '../../../tools/check/read';
import { checkAddresses, checkNamedTexts, checkRecords } from '../../../tools/check/records';
import { runPhases } from '../../../tools/check/run';
import { checkShapes } from '../../../tools/check/shape';
import { checkTexts } from '../../../tools/check/texts';
import { fixture } from '../content/other-company';
import { type Dice, diceOf } from './draw';
import { joinFields, type RandomRecords } from './references';
import { repairAt } from './repair';
import { drawValue } from './value';

/** The files of a company below its folder, as data. */
export type Company = ReadonlyMap<string, unknown>;

const shapes = listFieldSchemas();
const catalog = catalogOf(routing.defaultLocale);
const palette = JSON.parse(readFileSync(path.join(fixture, 'content/palette.json'), 'utf8'));

/** The seed of the company whose every field is at its minimum. */
export const leastSeed = 0;

/** The share of optional fields in the company of a seed, in per cent: none, all, or any. */
function fullnessOf(seed: number): number {
  if (seed === leastSeed) return 0;
  return seed === 1 ? 100 : 10 + ((seed * 37) % 85);
}

/**
 * Returns the company of a seed: each field of `model/schema` at random, without what the check refuses.
 *
 * @returns undefined when the check refuses a value that a record cannot do without
 */
export async function drawCompany(seed: number): Promise<Company | undefined> {
  const [draw] = fc.sample(fc.gen(), { seed, numRuns: 1 });
  const dice = diceOf(draw as GeneratorValue, fullnessOf(seed));
  return repair(drawRecords(dice), dice);
}

function drawRecords(dice: Dice): RandomRecords {
  const draw = (name: string) => drawValue(shapes[name] ?? {}, name, dice);
  const several = (name: string, most: number) =>
    Object.fromEntries(
      Array.from({ length: dice.length(0, most, most) }, (_, at) => [`${name}-${at}`, draw(name)]),
    );
  const records = {
    ...Object.fromEntries(['company', 'clients', 'social', 'redirects'].map((name) => [name, draw(name)])),
    palette,
    projects: several('project', 6),
    buildings: several('building', 2),
  } as unknown as RandomRecords;
  joinFields(records, dice);
  return records;
}

/** Replaces the records in a folder by the records of a company. */
export function writeCompany(folder: string, company: Company): void {
  rmSync(path.join(folder, 'content'), { recursive: true, force: true });
  for (const [file, data] of company) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(data, null, 2));
  }
}

/** The rounds of a repair: each changes every value that the check refuses, which can make others refused. */
const rounds = 12;

async function repair(records: RandomRecords, dice: Dice): Promise<Company | undefined> {
  for (let round = 0; round < rounds; round += 1) {
    const files = filesOf(records);
    const refused = (await listIssues(files)).filter(({ level }) => level === 'error');
    if (refused.length === 0) return files;
    // The last first, because the removal of an item moves those after it.
    for (const { file, field = '' } of refused.reverse()) {
      // A field that is refused once more is not added again.
      const draw = round < 4 ? (part: FieldSchema) => drawValue(part, String(part.field), dice) : undefined;
      if (!repairField(records, file, field, draw)) return undefined;
    }
  }
  return undefined;
}

/** Repairs the value that an issue names; at worst its project or building is removed. */
function repairField(
  records: RandomRecords,
  file: string,
  field: string,
  draw: Parameters<typeof repairAt>[3],
): boolean {
  const [folder = '', name] = file.replace(/^content\/|\.json$/g, '').split('/');
  const group = records[folder as 'projects'] as Record<string, unknown> | undefined;
  const shape = shapes[folder.replace(/s$/, '')] ?? shapes[folder] ?? {};
  if (name === undefined) return repairAt(group, shape, field.split('.'), draw);
  if (!group || !(name in group)) return true;
  if (!repairAt(group[name], shape, field.split('.'), draw)) delete group[name];
  return true;
}

/** Returns the files of records, with the locks of their addresses. */
function filesOf({ projects, buildings, ...single }: RandomRecords): Company {
  const named = [
    ...Object.entries(single),
    ...Object.entries(projects).map(([name, data]) => [`projects/${name}`, data] as const),
    ...Object.entries(buildings).map(([name, data]) => [`buildings/${name}`, data] as const),
  ];
  const lock = Object.entries(projects).map(([name, { index }]) => [index, name]);
  return new Map<string, unknown>([
    ...named.map(([name, data]) => [`content/${name}.json`, JSON.parse(JSON.stringify(data))] as const),
    [lockFile, Object.fromEntries(lock)],
    [buildingLockFile, Object.keys(buildings)],
  ]);
}

const texts = readJson(readFileSync(catalog, 'utf8')) as JsonText;

/** Lists what the check finds in the records of a company, without the disk. */
function listIssues(company: Company): Promise<Issue[]> {
  const files = new Map(
    Array.from(company, ([file, data]) => [file, readJson(JSON.stringify(data)) as JsonText] as const),
  );
  const filesIn = (folder: string) => [...files.keys()].filter((file) => path.dirname(file) === folder);
  const site: Site = {
    root: process.cwd(),
    files,
    buildings: filesIn('content/buildings'),
    projects: filesIn('content/projects'),
    misplaced: [],
    issues: [],
  };
  return runPhases(site, [
    checkShapes,
    checkTexts,
    () => checkNamedTexts({ ...site, files: new Map([...files, [catalog, texts]]) }),
    checkAddresses,
    checkRecords,
  ]);
}
