/** Targets of header and footer on the home page. */
export const anchors = ['about', 'services', 'projects', 'contact'] as const;
