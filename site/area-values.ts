import type { Company } from '@/content';

/** What sentences about the areas of the company need; `areas` chooses their words, for it may have no figure of them. */
export function areaValues({ builtArea = 0, plannedArea = 0 }: Company['facts']) {
  const areas = builtArea ? (plannedArea ? 'both' : 'built') : 'none';
  return { builtArea, plannedArea, areas } as const;
}
