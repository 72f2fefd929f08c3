import { execFileSync } from 'node:child_process';
import { constants, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatMonth } from '../../i18n/dates';
import { routing } from '../../i18n/routing';
import { building } from '../support/records';
import { otherBuilding, otherColours, otherCompany, otherLogos } from './other-company';

/** Inside the project, so that packages are found above it, and where no tool looks for sources. */
export const copy = path.join('.next', 'rebrand');
export const otherSite = 'https://www.gazit.example';

/** What no fresh copy has; without a lock file of its own the copy counts as a part of the project. */
const left =
  /^(\.git|\.next|node_modules|var|test-results|playwright-report|package-lock\.json|\.env(\.local)?)$/;

/** Copies the project, gives the copy to the other company as docs/content-guide.md says, and builds it. */
export function buildCopy(): void {
  removeCopy();
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync('.').filter((name) => !left.test(name))) {
    cpSync(entry, path.join(copy, entry), { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
  rebrand();
  execFileSync('npm', ['run', 'build'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_PUBLIC_SITE_URL: otherSite,
      NEXT_PUBLIC_API_BASE: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export function removeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
}

function rebrand(): void {
  writeJson('company.json', otherCompany);
  writeJson('building.json', otherBuilding);
  // The building is also one of the projects, whose texts name it and its month.
  for (const name of readdirSync(path.join(copy, 'content', 'projects'))) {
    edit(path.join('content', 'projects', name), (text) =>
      routing.locales.reduce(
        (record, locale) =>
          record
            .replaceAll(building.name[locale], otherBuilding.name[locale])
            .replaceAll(
              formatMonth(building.completion, locale),
              formatMonth(otherBuilding.completion, locale),
            ),
        text,
      ),
    );
  }
  edit(path.join('app', 'globals.css'), (css) =>
    Object.entries(otherColours).reduce(
      (sheet, [token, colour]) => sheet.replace(new RegExp(`(--${token}: )#[0-9a-f]+;`), `$1${colour};`),
      css,
    ),
  );
  const brand = path.join(copy, 'public', 'brand');
  for (const name of readdirSync(brand)) rmSync(path.join(brand, name));
  for (const [name, svg] of Object.entries(otherLogos)) writeFileSync(path.join(brand, name), svg);
}

function writeJson(name: string, record: object): void {
  writeFileSync(path.join(copy, 'content', name), `${JSON.stringify(record, null, 2)}\n`);
}

function edit(file: string, change: (text: string) => string): void {
  const place = path.join(copy, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}
