/** The door of the room: what git does for the editor, in outcomes instead of git's words. */
export { tryGit } from './git';
export { openPublishing, type PublicationState } from './job';
export type { Conflict } from './merge';
export type { Person } from './publish';
