/** `npm run new:project -- name`: makes a new project as a draft, and prints the next steps. */
import nextEnv from '@next/env';
import { makeProject } from './make';
import { NameError } from './name';
import { tellSteps } from './steps';

nextEnv.loadEnvConfig(process.cwd());

try {
  console.log(tellSteps(makeProject('.', process.argv[2])));
} catch (error) {
  if (!(error instanceof NameError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
