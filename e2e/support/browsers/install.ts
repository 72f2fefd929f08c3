/**
 * `tsx e2e/support/browsers/install.ts`: finds or installs the Chromium of the tests, which also prints brochures in
 * the build.
 */
import { provideBrowser } from './provide';

provideBrowser('chromium');
