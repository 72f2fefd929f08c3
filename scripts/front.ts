/**
 * The last step of the build: asks the finished server for every page and file, and keeps its answers with their
 * compressed forms, so that a front such as nginx can give them without it (`npm run release`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteUrl } from '../i18n/metadata';
import { type Front, frontFolder, type Kept } from './front/front';
import { recordAnswers, withSlashes } from './front/record';
import { readRoutes } from './front/routes';
import { keepFile, sweepStore } from './front/store';
import { endProcess, freePort, spawnServer, standalone, untilAnswered } from './standalone';

const store = path.join(frontFolder, 'store');
const { id, places, missing, redirects } = readRoutes(standalone);
const port = await freePort();
// Without mail: this server is here to be read, and touches no inquiry.
const server = spawnServer({ port, stdio: 'ignore', environment: { SMTP_URL: '' } });
const url = `http://127.0.0.1:${port}`;
try {
  await untilAnswered(url, server);
  const recorded = await recordAnswers(url, await withSlashes(url, places));
  const answers: Kept[] = [];
  for (const { body, ...answer } of recorded) {
    answers.push({ ...answer, file: await keepFile(store, answer.type, body) });
  }
  const front: Front = { id, url: siteUrl, answers, missing, redirects };
  mkdirSync(frontFolder, { recursive: true });
  writeFileSync(path.join(frontFolder, 'front.json'), JSON.stringify(front));
  await sweepStore(store, new Set(answers.map(({ file }) => file)));
  console.log(`${answers.length} answers are ready for a front.`);
} finally {
  await endProcess(server);
}
