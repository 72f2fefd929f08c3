import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { draftSchema, isDraft, projectSchema } from '../../content/schema';
import type { Finding } from './finding';

/** What each draft still lacks before it can be published. */
export function checkDrafts(root: string): Finding[] {
  const folder = 'content/projects';
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => missingIn(root, `${folder}/${name}`));
}

function missingIn(root: string, file: string): Finding[] {
  const data = readJson(path.join(root, file));
  if (!isDraft(data)) return [];
  const { draft: _, ...rest } = data as { draft: true };
  // What is wrong even for a draft is an error of its own.
  const wrong = new Set(draftSchema.safeParse(data).error?.issues.map(({ path }) => path.join('.')));
  const missing = projectSchema
    .safeParse(rest)
    .error?.issues.filter(({ path }) => !wrong.has(path.join('.')))
    .map(({ path, message }) => ({ field: path.join('.'), cure: message }));
  return (missing ?? []).map(({ field, cure }) => ({
    level: 'warning',
    file,
    field,
    cure: `before this draft is published: ${cure}`,
  }));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // What is no JSON is told by its own check.
    return undefined;
  }
}
