import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The small site of another company, with which tests work. */
export const fixture = path.resolve('testing/fixture');

/** Its colours, by their tokens. */
export const fixtureColours: Record<string, string> = JSON.parse(
  readFileSync(path.join(fixture, 'colours.json'), 'utf8'),
);

/**
 * Gives a copy of the site to the company of the fixture, as docs/content-guide.md says: records, pictures, brand and
 * colours.
 *
 * @param folder the copy, with `app/globals.css`
 */
export function moveIn(folder: string): void {
  for (const each of ['content/projects', 'content/sample', 'public']) {
    rmSync(path.join(folder, each), { recursive: true, force: true });
  }
  for (const each of ['content', 'public']) {
    cpSync(path.join(fixture, each), path.join(folder, each), { recursive: true });
  }
  const sheet = path.join(folder, 'app/globals.css');
  const css = Object.entries(fixtureColours).reduce(
    (text, [token, colour]) => text.replace(new RegExp(`(--${token}: )#[0-9a-f]+;`), `$1${colour};`),
    readFileSync(sheet, 'utf8'),
  );
  writeFileSync(sheet, css);
}
