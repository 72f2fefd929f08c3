/** The types of schema.org of the uses that this code knows: a floor under a roof is an accommodation. */
const placeTypes: Record<string, 'Accommodation' | 'Place'> = {
  logistics: 'Accommodation',
  storage: 'Accommodation',
  retail: 'Accommodation',
  lightIndustry: 'Accommodation',
  office: 'Accommodation',
  plant: 'Accommodation',
  parking: 'Place',
};

/** Returns the type of a place of a use; undefined for a use of a company's own, which need not be real estate. */
export function placeTypeOf(use: string): 'Accommodation' | 'Place' | undefined {
  return placeTypes[use];
}
