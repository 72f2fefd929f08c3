import { factsSchema } from '../../content/schema';
import type { NewProject } from './make';

const picture = (folder: string) => `{ "src": "${folder}/hero.jpg", "alt": { "he": "…", "en": "…" } }`;

const partner = '{ "name": { "he": "…", "en": "…" }, "logo": null }';

const facts = Object.keys(factsSchema.shape).join(', ');

/** What was made, and what its author does next. */
export function tellSteps({ index, record, lock, pictures }: NewProject): string {
  return `
Made a draft, which only “npm run dev” shows:

  ${record}   its facts and texts, to fill in
  ${lock}   its address, /project/${index}, reserved for good
  ${pictures}   the folder for its pictures

1. Look at it: start “npm run dev” anew, then open http://localhost:4000/project/${index}
   (English: http://localhost:4000/en/project/${index}). On the home page it stands last.

2. Write into ${record}:
   title, openingLine, description   in both languages; take the block "en" away to show it in Hebrew only
   status                            completed, inProgress or inPlanning
   height, dunam, totalArea          meters, dunam, square meters; null shows N/A
   facts                             what a tenant asks first, each line optional, as in
                                     { "clearHeight": 10.5, "dockDoors": 16 }: ${facts}
   partners                          [ ${partner} ]
   order                             the place in the list; 2.5 stands between 2 and 3
   Reload the page to see what you wrote.

3. Put pictures into ${pictures}: JPEG, at least 1,600 pixels wide, named as hero.jpg or
   aerial-view.jpg. Name each under "images", the large one first:
   ${picture(pictures.replace('public', ''))}
   Then run “npm run pictures” to see them.

4. “npm run check” says what is still missing.

5. Publish: delete the line "draft": true, and commit the record, the lock and the pictures.
   Later, never delete or renumber a published project: "retired": true takes it out of the lists,
   and its address still answers.
`;
}
