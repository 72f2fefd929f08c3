/** The address of the rules by which a browser fetches pages ahead. */
export const speculationRulesPath = '/speculation-rules.json';

/** The content type that browsers expect of them. */
export const speculationRulesType = 'application/speculationrules+json';

const pageLinks = {
  and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }, { not: { href_matches: '/*.*' } }],
};

/** Fetches a page when its link is pointed at or touched, and renders it when it is pressed. */
export const speculationRules = {
  prefetch: [{ where: pageLinks, eagerness: 'moderate', expects_no_vary_search: 'params' }],
  prerender: [{ where: pageLinks, eagerness: 'conservative' }],
};
