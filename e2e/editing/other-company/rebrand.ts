import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routing } from '../../../i18n/routing';
import { building } from '../../../testing/content/records';
import { otherBuilding, otherColours, otherCompany, otherLogos } from './records';

export const otherSite = 'https://www.gazit.example';

/**
 * Gives a copy of the site to the other company, as docs/content-guide.md says.
 *
 * @param folder where the copy stands
 */
export function rebrand(folder: string): void {
  const edit = (file: string, change: (text: string) => string) => {
    const place = path.join(folder, file);
    writeFileSync(place, change(readFileSync(place, 'utf8')));
  };
  edit('content/company.json', () => JSON.stringify(otherCompany));
  edit('content/building.json', () => JSON.stringify(otherBuilding));
  // The building is also one of the projects, whose texts name it.
  for (const name of readdirSync(path.join(folder, 'content/projects'))) {
    edit(`content/projects/${name}`, (text) => routing.locales.reduce(renamed, text));
  }
  for (const [token, colour] of Object.entries(otherColours)) {
    edit('app/globals.css', (css) => css.replace(new RegExp(`(--${token}: )#[0-9a-f]+;`), `$1${colour};`));
  }
  const brand = path.join(folder, 'public/brand');
  for (const name of readdirSync(brand)) rmSync(path.join(brand, name));
  for (const [name, svg] of Object.entries(otherLogos)) writeFileSync(path.join(brand, name), svg);
  writeFileSync(path.join(folder, '.env.production'), `NEXT_PUBLIC_SITE_URL=${otherSite}\n`);
}

/** A text of a project, in which the building has the name that the other company gives it. */
export function renamed(text: string, locale: (typeof routing.locales)[number]): string {
  return text.replaceAll(building.name[locale], otherBuilding.name[locale]);
}
