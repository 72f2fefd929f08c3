/** The address of the speculation rules, by which a browser fetches pages ahead. */
export const speculationRulesPath = '/speculation-rules.json';

/** The content type of speculation rules. */
export const speculationRulesType = 'application/speculationrules+json';

const pageLinks = {
  and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }, { not: { href_matches: '/*.*' } }],
};

/** Prefetches a page when its link is hovered or touched, and prerenders it on press. */
export const speculationRules = {
  prefetch: [{ where: pageLinks, eagerness: 'moderate', expects_no_vary_search: 'params' }],
  prerender: [{ where: pageLinks, eagerness: 'conservative' }],
};
