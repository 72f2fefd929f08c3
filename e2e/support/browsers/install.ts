/** `tsx e2e/support/browsers/install.ts`: finds or installs the Chromium of the tests, which the build prints brochures with. */
import { provideBrowser } from './provide';

provideBrowser('chromium');
