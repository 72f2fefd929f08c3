import type { NewProject } from './make';

const picture = (folder: string) => `{ "src": "${folder}/hero.jpg", "alt": { "he": "…", "en": "…" } }`;

/** Returns a text with the new files and the author's next steps. */
export function tellSteps({ index, record, lock, pictures }: NewProject): string {
  return `
Made a draft, which only “npm run dev” shows:

  ${record}   its facts and texts, to fill in
  ${lock}   its address, /project/${index}, provisional until you publish: another project
                                    may be published under this number first
  ${pictures}   the folder for its pictures

1. Look at it: restart “npm run dev”, then open http://localhost:4000/project/${index}
   (English: http://localhost:4000/en/project/${index}). On the home page it is last.

2. Write into ${record}: “npm run edit” and VS Code explain every field. Without the block "en" the
   project shows in Hebrew only. Reload the page to see the change.

3. Put pictures into ${pictures}: JPEG, at least 1,600 pixels wide, named as hero.jpg or
   aerial-view.jpg. Name each under "images", the large one first:
   ${picture(pictures.replace('public', ''))}
   Then run “npm run assets -- pictures” to see them.

4. “npm run check” lists what is still missing.

5. Publish: delete the line "draft": true, and commit the record, the lock and the pictures.
   Later, never delete or renumber a published project: "retired": true takes it out of the lists,
   and its address still works.
`;
}
