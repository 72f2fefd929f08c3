/** `npm run outbox`: the command with the settings of the project's `.env` files. */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd());
await import('./main');
