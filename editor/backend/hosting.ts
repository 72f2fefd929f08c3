import { z } from 'zod';
import { isLoopback } from '../../lib/loopback';

/** `https://name`, and nothing behind the name. */
const originSchema = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { origin, protocol, hostname } = new URL(value);
  return value === origin && (protocol === 'https:' || isLoopback(hostname));
}, 'write an https address without a slash at its end');

const fields = z.object({
  EDITOR_URL: originSchema,
  EDITOR_PREVIEW_URL: originSchema,
  EDITOR_PERSON_HEADER: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'write the name of a header'),
  EDITOR_PROXY_SECRET: z.string().min(32, 'write 32 characters or more'),
});

const settingsSchema = fields
  .refine((settings) => settings.EDITOR_URL !== settings.EDITOR_PREVIEW_URL, {
    path: ['EDITOR_PREVIEW_URL'],
    error: 'write another host than that of EDITOR_URL, whose page the preview must not reach',
  })
  .transform((settings) => ({
    origin: settings.EDITOR_URL,
    previewUrl: settings.EDITOR_PREVIEW_URL,
    // As Node names headers.
    personHeader: settings.EDITOR_PERSON_HEADER.toLowerCase(),
    secret: settings.EDITOR_PROXY_SECRET,
  }));

/** The settings of an editor for several people: two public origins behind a proxy with a sign-in. */
export type Hosting = z.infer<typeof settingsSchema>;

/**
 * Reads the four settings of an editor on a server.
 *
 * @returns undefined if none is set: the editor is for this machine
 * @throws Error with the names of missing and invalid settings
 */
export function readHosting(environment: Record<string, string | undefined>): Hosting | undefined {
  const names = Object.keys(fields.shape);
  const values = Object.fromEntries(names.map((name) => [name, environment[name] || undefined]));
  if (Object.values(values).every((value) => value === undefined)) return undefined;
  const { data, error } = settingsSchema.safeParse(values);
  const problems = error?.issues.map(({ path: [name = ''], message }) =>
    values[String(name)] === undefined ? `${String(name)} is missing` : `${String(name)}: ${message}`,
  );
  if (!data) throw new Error(`The editor does not start: ${problems?.join('; ')}.`);
  return data;
}
