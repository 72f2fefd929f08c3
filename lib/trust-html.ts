/** The name of the one Trusted Types policy; the content policy of the pages allows no other. */
export const trustPolicy = 'site';

type TrustedTypes = {
  createPolicy(name: string, rules: typeof identity): typeof identity;
};

const identity = { createHTML: (html: string) => html };

// Undefined on the server, and in older browsers, which accept any text.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(trustPolicy, identity) ?? identity;

/**
 * Marks HTML of this site as safe for the page or a parser.
 *
 * @returns the text, as a value that a browser with Trusted Types accepts
 */
export function trustHtml(html: string): string {
  return policy.createHTML(html);
}
