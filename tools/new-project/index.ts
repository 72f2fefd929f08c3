/** Makes a new project as a draft, `npm run new:project -- name`, and says what to fill in. */
import { makeProject } from './make';
import { NameError } from './name';
import { tellSteps } from './steps';

// The calendar day of this machine, as ISO 8601.
const today = new Date().toLocaleDateString('sv-SE');

try {
  console.log(tellSteps(makeProject('.', process.argv[2], today)));
} catch (error) {
  if (!(error instanceof NameError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
