import type { z } from 'zod';
import type { draftSchema } from '../../model/schema';

type Draft = z.infer<typeof draftSchema>;

/** Returns a project's record with only its address and its position in the list. */
export function emptyDraft({ index, order, updated }: Pick<Draft, 'index' | 'order' | 'updated'>): Draft {
  const text = { title: '', openingLine: '', description: [] };
  return {
    draft: true,
    index,
    order,
    status: 'inPlanning',
    height: null,
    dunam: null,
    totalArea: null,
    facts: {},
    images: [],
    partners: [],
    updated,
    he: text,
    en: text,
  };
}
