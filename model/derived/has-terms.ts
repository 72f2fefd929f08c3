type UseTerms = { use: string; price?: unknown };
type Terms = { uses?: readonly UseTerms[] | undefined; vat?: number | undefined };
type Units = readonly { use: string; status?: string | undefined }[];

type Building = { terms?: Terms | undefined; units?: Units | undefined };

/** Returns whether there is more to show of a use than its name; the price of taken units is confidential. */
export function hasUseTerms({ use, price, ...others }: UseTerms, units: Units = []): boolean {
  const listed = units.filter((unit) => unit.use === use);
  if (listed.some(({ status }) => status !== 'taken')) return true;
  return [listed.length === 0 && price, ...Object.values(others)].some(Boolean);
}

/** Returns whether a building has terms to show; VAT alone is a note about prices. */
export function hasTerms({ terms = {}, units }: Building): boolean {
  const { vat: _, uses = [], ...others } = terms;
  return (
    uses.some((use) => hasUseTerms(use, units)) || Object.values(others).some((value) => value !== undefined)
  );
}
