import { cpSync } from 'node:fs';
import path from 'node:path';
import { fixture, otherProjects } from '../../testing/content/other-company';
import type { SiteCopy } from '../../testing/content/site-copy';

const [model, last] = otherProjects;
if (!model || !last) throw new Error('The fixture has two projects.');

export const retired = last;
export const added = { name: 'added-yard', index: 2 };
export const second = { name: 'added-shed', index: 3 };
export const draft = { name: 'secret-depot', index: 4, title: 'The depot nobody may see' };

/** The addresses of the listed projects, in the order in which a page lists them. */
export const listed = [added.index, second.index, model.index];

/** What editors do to the projects of a copy: add two, begin a draft, put them in another order, retire one. */
export function editProjects(copy: SiteCopy): void {
  copy.edit(model?.name ?? '', () => ({ order: 7 }));
  copy.edit(retired.name, () => ({ order: 8, retired: true }));
  for (const [order, { name }] of [added, second].entries()) {
    copy.run('new:project', '--', name);
    const images = addPicture(copy, name);
    copy.edit(name, ({ index }) => ({
      ...{ ...model, he: { ...model?.he, title: `${model?.he.title} ${index}` } },
      ...{ en: { ...model?.en, title: `${model?.en?.title} ${index}` }, landingPageUrl: undefined },
      ...{ name: undefined, index, order, draft: undefined, images },
    }));
  }
  copy.run('new:project', '--', draft.name);
  copy.edit(draft.name, ({ he, en }) => ({
    he: { ...he, title: draft.title },
    en: { ...en, title: draft.title },
    images: addPicture(copy, draft.name),
  }));
}

/** Gives a new project a picture of its own. */
function addPicture({ folder }: SiteCopy, name: string) {
  const src = `/projects/${name}/hero.jpg`;
  cpSync(path.join(fixture, 'public', model?.images[0]?.src ?? ''), path.join(folder, 'public', src));
  return [{ src, alt: { he: `מבט על ${name}`, en: `A view of ${name}` } }];
}
