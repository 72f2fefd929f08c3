/**
 * The messages in the outbox. `npm run outbox` sums them up in the sentence of the alerts and lists them, with `-- --show`
 * also what the visitors wrote. `-- retry` makes them all due, so that the server sends them within a second. `-- resend ID`
 * sends a kept one again. `-- bounce` reads a bounce from the standard input.
 */
import company from '../../content/company.json';
import { createOutbox } from '../../server/mail/outbox';
import { readSettings } from '../../server/settings';
import { readBounce } from './bounce';
import { list } from './list';
import { resend } from './resend';

const settings = readSettings();
const keepDays = Math.min(settings.keepDays, company.privacy.keepDays);
const outbox = createOutbox(settings.outboxDir, keepDays);
const show = process.argv.includes('--show');
const [command = 'list', ...ids] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const commands: Record<string, () => Promise<void>> = {
  list: () => list(outbox, { show, keepDays }),
  retry: async () =>
    console.log(
      `${await outbox.retry()} messages are due now; the server sends them, at once when it is running.`,
    ),
  resend: () => resend(outbox, ids),
  bounce: () => readBounce(outbox),
};

const run = commands[command];
if (run) {
  await outbox.prepare();
  await run();
} else {
  console.error(`There is no “${command}”: leave it out, or write ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
}
