import config from './playwright.config';
export default { ...config, testDir: 'e2e/editing', globalSetup: undefined };
