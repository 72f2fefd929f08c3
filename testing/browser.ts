/** `npm run browser`: provides the Chromium of the tests, with which the build prints the brochures. */
import { provideBrowser } from './browsers/install';

provideBrowser('chromium');
