/**
 * Manages the messages in the outbox. `npm run outbox` prints their state and lists them, with `-- --show` also the
 * visitors' input. `-- retry` makes them all due, so that the server sends them within a second. `-- resend ID` sends a
 * kept one again. `-- find`, `-- export` and `-- delete` with an email address or a phone number answer requests of a
 * person; `--file` names the file of an export, `--yes` deletes without a question. `-- import FOLDER` moves the outbox of
 * a folder into the database.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import company from '../../content/company.json';
import type { CompanyRecord } from '../../model/schema';
import { openOutbox } from '../../server/open-outbox';
import { readSettings } from '../../server/settings';
import { fail } from './fail';
import { importFolder } from './import';
import { list } from './list';
import { deletePerson, exportPerson, find } from './person';
import { resend } from './resend';
import { retry } from './retry';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean', default: false },
    file: { type: 'string', default: 'inquiries.json' },
    yes: { type: 'boolean', default: false },
  },
});
const [command = 'list', ...ids] = positionals;
const wanted = ids.join(' ');

async function main(): Promise<void> {
  // The type comes from the schema; the check reports missing fields.
  const { privacy } = company as unknown as CompanyRecord;
  const settings = readSettings();
  const keepDays = Math.min(settings.keepDays, privacy.keepDays);
  const { outbox } = openOutbox(settings, keepDays, 30_000);
  const commands: Record<string, () => Promise<void>> = {
    list: () => list(outbox, { show: values.show, keepDays }),
    retry: async () =>
      console.log(
        `${await retry(outbox)} messages are due now; the server sends them, at once when it is running.`,
      ),
    resend: () => resend(outbox, ids),
    find: () => find(outbox, wanted),
    export: () => exportPerson(outbox, wanted, values.file),
    delete: () => deletePerson(outbox, wanted, answerer()),
    import: () => importFolder(outbox, settings, ids[0]),
  };
  const run = commands[command];
  if (!run)
    return fail(`There is no “${command}”: leave it out, or write ${Object.keys(commands).join(', ')}.`);
  await outbox.prepare();
  await run();
}

/** Returns the prompt before a deletion; null without a terminal. */
function answerer() {
  if (values.yes) return async () => 'yes';
  return process.stdin.isTTY && process.stdout.isTTY ? ask : null;
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return await terminal.question(question).finally(() => terminal.close());
}

await main();
