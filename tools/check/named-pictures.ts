import { isDraft } from '../../content/schema';
import { listRecordFiles, readJsonFile } from './project-files';

/** A picture that a record names, and what it is for. */
export type NamedPicture = {
  file: string;
  field: string;
  /** The path under `public`. */
  src: string;
  use: 'picture' | 'panorama' | 'logo';
  alt?: unknown;
  /** Whether a draft names it, whose pictures may still be missing. */
  draft: boolean;
};

/** Every picture and logo that a record names, wherever it stands in the record. */
export function listNamedPictures(root: string): NamedPicture[] {
  return listRecordFiles(root).flatMap((file) => {
    const record = readJsonFile(root, file);
    if (!record) return [];
    const draft = isDraft(record.data);
    return walk(record.data, []).map((named) => ({ file, draft, ...named }));
  });
}

function walk(data: unknown, path: string[]): Omit<NamedPicture, 'file' | 'draft'>[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const field = [...path, key].join('.');
    if (typeof value !== 'string') return walk(value, [...path, key]);
    // A logo is one drawing, or one for each language.
    if (key === 'logo' || path.at(-1) === 'logo') return [{ field, src: value, use: 'logo' as const }];
    if (key !== 'src') return [];
    const use = path.at(-1) === 'picture' ? ('panorama' as const) : ('picture' as const);
    return [{ field, src: value, use, alt: (data as { alt?: unknown }).alt }];
  });
}
