import { newFolder } from '@/e2e/support/folder';
import { entryOf as entry } from '@/e2e/support/mail/entries';
import { hookOf } from '@/server/mail/entry';
import { createOutbox } from '@/server/mail/outbox';
import { list } from './list';

const received = Date.parse('2030-01-06T07:30:00Z');

/** Prints the outbox of a folder, whose delivered mails are kept for a week. */
async function print(show: boolean, keepDays = 7): Promise<string> {
  const outbox = createOutbox(newFolder(), keepDays);
  await outbox.prepare();
  for (const [id, source] of [
    ['a', { host: 'search.example' }],
    ['b', { host: 'search.example', campaign: 'flyer / print' }],
    ['c', { host: 'search.example' }],
    ['d', {}],
  ] as const) {
    const given = entry(id, { received, source });
    await outbox.put([hookOf(given), given]);
    await outbox.discard({ ...given, attempts: 3 });
  }
  await outbox.setState(entry('e', { received, attempts: 2, reason: 'ESOCKET CONN' }), 'new');
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  await list(outbox, { show, keepDays });
  return lines.join('\n');
}

test('the list has the day, the attempts and the reason of each inquiry', async () => {
  const printed = await print(false);
  expect(printed).toContain('  e  contact  2030-01-06 09:30  attempts: 2  ESOCKET CONN\n');
  expect(printed).toContain('Delivered, kept for 7 days: 4\n  a  contact  2030-01-06 09:30  attempts: 3\n');
  expect(printed).not.toContain('Dana');
});

test('the list counts inquiries by origin, without their calls of the webhook', async () => {
  expect(await print(false)).toMatch(
    /\nWhere they came from:\n {2}2 {2}direct or unknown\n {2}2 {2}search\.example\n {2}1 {2}flyer \/ print$/,
  );
});

test('the input of visitors is shown on request', async () => {
  expect(await print(true)).toContain('    name: Dana Private\n');
});

test('the list names the setting without which delivered inquiries are not kept', async () => {
  expect(await print(false, 0)).toContain('Delivered: not kept (MAIL_KEEP_DAYS)');
});
