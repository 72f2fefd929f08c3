import type { Company } from '../read/company';

/**
 * Returns the values of sentences about the areas of the company; `areas` selects the sentence for the known figures.
 */
export function areaValues({ builtArea = 0, plannedArea = 0 }: Company['facts']) {
  const areas = builtArea ? (plannedArea ? 'both' : 'built') : 'none';
  return { builtArea, plannedArea, areas } as const;
}
