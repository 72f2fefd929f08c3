/**
 * The messages that have not reached the relay. `npm run outbox` sums them up in the sentence of the alerts and lists
 * them, with `-- --show` also what the visitors wrote; `npm run outbox -- retry` makes them all due, so that the server sends them within a second.
 */
import nextEnv from '@next/env';
import { readNote } from '../server/mail/note';
import { createOutbox, type State } from '../server/mail/outbox';
import { describeStatus, readStatus } from '../server/mail/status';
import { readSettings } from '../server/settings';

nextEnv.loadEnvConfig(process.cwd());
const outbox = createOutbox(readSettings().outboxDir);
const [command] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const show = process.argv.includes('--show');

function age(time: number): string {
  const minutes = Math.floor((Date.now() - time) / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  return [days && `${days} d`, hours && `${hours} h`, `${minutes % 60} min`].filter(Boolean).join(' ');
}

async function print(state: State, title: string): Promise<void> {
  const found = await outbox.list(state);
  console.log(`${title}: ${found.length}`);
  for (const { id } of found) {
    const entry = await outbox.read(state, id).catch(() => null);
    if (!entry) {
      console.log(`  ${id}  cannot be read, or has just gone`);
      continue;
    }
    const { form, received, attempts, reason, inquiry } = entry;
    console.log(`  ${id}  ${form}  ${age(received)} old  attempts: ${attempts}  ${reason}`);
    if (show) for (const [field, value] of Object.entries(inquiry)) console.log(`    ${field}: ${value}`);
  }
}

await outbox.prepare();
if (command === 'retry') {
  console.log(
    `${await outbox.retry()} messages are due now; the server sends them, at once when it is running.`,
  );
} else if (command === undefined) {
  const { trouble } = await readNote(outbox);
  console.log(`${describeStatus(await readStatus(outbox, trouble))}\n`);
  await print('new', 'Waiting for the next attempt');
  await print('busy', 'On the way');
  await print('failed', 'Failed, kept for 30 days');
} else {
  console.error(`There is no “${command}”: leave it out, or write retry.`);
  process.exitCode = 1;
}
