import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectRecord } from '../../../content/schema';
import { nameOf, nextIndex, projectsIn } from '../../../testing/content/records';
import type { SiteCopy } from '../../../testing/content/site-copy';

const [first, second] = projectsIn('en');
if (!first || !second) throw new Error('The content has no two projects in English.');

export const published = projectsIn('he');
export const retired = first;
const model = second;
export const added = { name: 'added-yard', index: nextIndex };
export const draft = { name: 'secret-depot', index: nextIndex + 1, title: 'The depot nobody may see' };

/** What editors do to the projects of a copy: add one, begin a draft, put the others in another order, retire one. */
export function editProjects(copy: SiteCopy): void {
  copy.run('new:project', '--', added.name);
  copy.edit(added.name, ({ index }) => ({
    ...recordOf(copy, String(nameOf[model.index])),
    index,
    order: -1,
    draft: undefined,
    images: addPicture(copy, added.name),
  }));
  copy.run('new:project', '--', draft.name);
  copy.edit(draft.name, ({ he, en }) => ({
    he: { ...he, title: draft.title },
    en: { ...en, title: draft.title },
    images: addPicture(copy, draft.name),
  }));
  for (const { index } of published)
    copy.edit(String(nameOf[index]), ({ order }) => ({ order: 100 - order }));
  copy.edit(String(nameOf[retired.index]), () => ({ retired: true }));
}

function recordOf({ folder }: SiteCopy, name: string): ProjectRecord {
  return JSON.parse(readFileSync(path.join(folder, `content/projects/${name}.json`), 'utf8'));
}

/** Gives a new project a picture of its own. */
function addPicture({ folder }: SiteCopy, name: string) {
  const src = `/projects/${name}/hero.jpg`;
  cpSync(path.join('public', model.images[0]?.src ?? ''), path.join(folder, 'public', src));
  return [{ src, alt: { he: 'מבט על המבנה', en: 'A view of the building' } }];
}
