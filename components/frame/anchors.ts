/** The sections of the home page to which header and footer lead; the labels are in messages under SiteHeader. */
export const anchors = ['about', 'services', 'projects', 'contact'] as const;
