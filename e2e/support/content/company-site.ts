import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../lib/list-files';
import { drawCompany, leastSeed, writeCompany } from '../random/company';
import { furtherLanguages } from './further-languages';
import { moveIn } from './other-company';
import { copySite, linkFolder } from './site-copy';
import { addArabic } from './third-language';

/**
 * The companies of the tests: `all-on` is a fixture with every optional part, `least` and `seed-7` are drawn from the
 * schema, `least` with every field at its minimum.
 */
export type CompanyName = 'all-on' | 'least' | `seed-${number}`;

/** Returns whether a word is the name of a company. */
export function isCompany(name: string): name is CompanyName {
  return /^(all-on|least|seed-\d+)$/.test(name);
}

/** Returns the folder of a company's site. */
export function companyFolder(name: CompanyName): string {
  return path.join('var', 'companies', name);
}

/**
 * Copies the site and moves a company in: its records, colours and pictures, and for `all-on` Arabic as a third
 * language.
 *
 * @throws Error when the check refuses the company of a seed
 */
export async function makeCompanySite(name: CompanyName): Promise<string> {
  const folder = companyFolder(name);
  rmSync(folder, { recursive: true, force: true });
  copySite(folder);
  moveIn(folder);
  if (name !== 'all-on')
    await moveInSeed(folder, name === 'least' ? leastSeed : Number(name.slice('seed-'.length)));
  else if (!furtherLanguages.includes('ar')) addArabic(folder);
  return folder;
}

/** Replaces the fixture in a copy by the company of a seed, which names some pictures of the fixture. */
async function moveInSeed(folder: string, seed: number): Promise<void> {
  const company = await drawCompany(seed);
  if (!company) throw new Error(`The check refuses the company of seed ${seed}: choose another.`);
  writeCompany(folder, company);
  const records = JSON.stringify([...company]);
  const isUsed = (file: string) => /^brand\/(?!harbourgate)/.test(file) || records.includes(`"/${file}"`);
  for (const file of listFiles(path.join(folder, 'public')))
    if (!isUsed(file)) rmSync(path.join(folder, 'public', file));
  // The pictures of the fixture, which its build has encoded.
  const encoded = path.join(companyFolder('all-on'), 'public/pictures');
  if (existsSync(encoded)) linkFolder(encoded, path.join(folder, 'public/pictures'));
}
