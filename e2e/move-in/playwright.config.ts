import config from '../../playwright.config';

/** The tests build and serve a copy of the site. */
export default {
  ...config,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  globalSetup: undefined,
};
