/** The parameter of the home page's address with a text for its contact form. */
export const askParameter = 'ask';
