/* Unit tests are about a site in Hebrew and English, as their fixtures are, whatever languages the company has. */

jest.mock('../../../i18n/routing', () => {
  const actual = jest.requireActual('../../../i18n/routing');
  return { ...actual, routing: { ...actual.routing, locales: ['he', 'en'] } };
});
