type Terms = { vat?: number | undefined };

/** Returns whether a building has terms to show; VAT alone is a note about prices. */
export function hasTerms({ terms = {} }: { terms?: Terms | undefined }): boolean {
  const { vat: _, ...others } = terms;
  return Object.values(others).some((value) => value !== undefined);
}
