/** What git does for the editor, in outcomes instead of git's words. */
export { type PublishedCommit, readHistory, readPublished, restoreFiles } from './history';
export { openPublishing, type PublicationState } from './job';
export type { Conflict } from './merge';
export type { Person, Problem } from './publish';
