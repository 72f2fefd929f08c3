import { z } from 'zod';
import { textSchema } from '../../model/schema';
import { editorLocales } from '../messages';
import type { openPublishing } from '../publish/job';

export type { Conflict } from '../merge/merge';
export type { PublishedCommit } from '../publish/history';
export type Publishing = ReturnType<ReturnType<typeof openPublishing>['state']>;

const text = z.string();
/** The name of a file. File systems allow at most 255 bytes. */
const name = text.max(200);
/** A catalog or a record. The workspace checks whether it exists. */
const file = name.regex(/^(content|messages)\/([\w-]+\/)*[\w-]+\.json$/);
const place = { file, path: z.array(z.union([text, z.number()])) };
/** A folder of `public` with the pictures of a record. */
const folder = name.regex(/^(projects\/[a-z0-9-]+|building|home|social)$/);
/**
 * `before` is the value that the page shows, of the field or of the changed list. `named` is the path with the
 * identities of its items, such as `#12` for a unit: others may have changed their indexes.
 */
const edited = { ...place, named: place.path.optional(), before: z.unknown().optional() };

const edit = z.discriminatedUnion('kind', [
  z.object({
    ...edited,
    kind: z.literal('set') /** Undefined removes the field. */,
    value: z.unknown().optional(),
  }),
  z.object({ ...edited, kind: z.literal('insert'), value: z.unknown() }),
  z.object({ ...edited, kind: z.literal('move'), to: z.number() }),
]);

const commit = text.regex(/^[0-9a-f]{40,64}$/);

/** The bodies of requests of the page, by the last part of the address. */
export const requests = {
  state: z.object({}),
  change: z.object({ edit }),
  changeAll: z.object({ edits: z.array(edit) }),
  discard: z.object(place),
  undo: z.object({}),
  redo: z.object({}),
  /** The last published text of a place. */
  published: z.object(place),
  /** A list gets one more picture, a field another one. */
  picture: z.object({
    ...edited,
    kind: z.enum(['set', 'insert']),
    folder,
    name,
    alt: textSchema,
    bytes: z.base64(),
  }),
  /** A drawing for a client, a partner or a unit, with the text of the SVG. */
  drawing: z.object({ ...edited, name, source: text }),
  project: z.object({ name }),
  exportUnits: z.object({ locale: z.enum(editorLocales) }),
  /** A CSV file. Without `write` nothing is changed, only reported. */
  importUnits: z.object({ bytes: z.base64(), locale: z.enum(editorLocales), write: z.boolean() }),
  /** A page of the preview as a PDF. */
  print: z.object({ path: name.regex(/^\/[\w/-]*$/) }),
  /** The commits before a commit, or the last ones. */
  history: z.object({ after: commit.optional() }),
  /** Restores the value that a place had before a commit, with its pictures. */
  takeBack: z.object({ edit, commit }),
  /** The decisions about conflicts; the name of the person where git has none. */
  publish: z.object({
    choices: z.array(
      // Of any file: pictures and addresses are asked about too.
      z.object({ ...place, file: text, theirs: z.unknown().optional(), value: z.unknown().optional() }),
    ),
    person: z.object({ name: text.trim().min(1), mail: z.email() }).optional(),
  }),
};

export type Requests = { [Name in keyof typeof requests]: z.infer<(typeof requests)[Name]> };
