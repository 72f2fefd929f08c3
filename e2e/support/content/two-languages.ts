/* Tests of rules and of the check are about a site in Hebrew and English, as the fixtures are, whatever languages it has. */

const { testPath = '' } = expect.getState();

if (/\/(model\/(rules|schema)|tools\/check)\/[^/]+$/.test(testPath))
  jest.doMock('../../../i18n/routing', () => {
    const actual = jest.requireActual('../../../i18n/routing');
    return { ...actual, routing: { ...actual.routing, locales: ['he', 'en'] } };
  });
