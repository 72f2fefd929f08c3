/** The tests about behaviour and layout. What the server sends, and Chromium's own measures, need no other browser. */
export const testMatch = [
  '**/pages/!(splash).spec.ts',
  '**/quality/{keyboard,navigation,no-script,preferences,print,rtl}.spec.ts',
  '**/mail/{forms,form-errors}.spec.ts',
];

/**
 * What cannot run: `@chromium` measures Chromium; `@emulation` needs a finger, motion, colours or a second page, which only
 * Playwright's own engines give to a test.
 *
 * @param own whether the engine is Playwright's
 */
export const grepInvert = (own: boolean) => (own ? /@chromium/ : /@chromium|@emulation/);
