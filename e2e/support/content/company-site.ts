import { rmSync } from 'node:fs';
import path from 'node:path';
import { furtherLanguages } from './further-languages';
import { moveIn } from './other-company';
import { copySite } from './site-copy';
import { addArabic } from './third-language';

/** The fixture companies: `all-on` has every optional part, `all-off` none. */
export const companies = ['all-on', 'all-off'] as const;
export type CompanyName = (typeof companies)[number];

/** Returns the folder of a fixture company's site. */
export function companyFolder(name: CompanyName): string {
  return path.join('var', 'companies', name);
}

/**
 * Copies the site and moves a fixture company in: its records, colours and pictures, and for `all-on` Arabic as a third
 * language.
 */
export function makeCompanySite(name: CompanyName): string {
  const folder = companyFolder(name);
  rmSync(folder, { recursive: true, force: true });
  copySite(folder);
  moveIn(folder, name);
  if (name === 'all-on' && !furtherLanguages.includes('ar')) addArabic(folder);
  return folder;
}
