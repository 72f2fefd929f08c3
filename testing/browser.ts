/** `npm run browser`: provides the Chromium of the tests, with which the build prints the brochures. */
import { chromium, provideBrowser } from './browsers/provide';

provideBrowser(chromium);
