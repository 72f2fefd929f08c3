import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOutbox, type Entry, keepFailedFor, type Outbox } from './outbox';

let dir: string;
let outbox: Outbox;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  outbox = createOutbox(dir);
  await outbox.prepare();
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

function entry(id: string, more: Partial<Entry> = {}): Entry {
  const envelope = { from: 'a@b.example', to: ['c@d.example'] };
  const times = { received: Date.now(), giveUp: Date.now() + 1000, attempts: 0, reason: '' };
  return {
    id,
    form: 'contact',
    inquiry: { name: 'Dana' },
    envelope,
    raw: 'Subject: x\r\n\r\nx',
    ...times,
    ...more,
  };
}

function ids(state: string): string[] {
  return readdirSync(path.join(dir, state)).sort();
}

const nobody = () => false;

test('a message is whole on the disk, for its owner alone, before put returns', async () => {
  await outbox.put(entry('a'));
  expect(await outbox.read('busy', 'a')).toMatchObject({ id: 'a', raw: 'Subject: x\r\n\r\nx' });
  expect(statSync(path.join(dir, 'busy')).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dir, 'busy', 'a')).mode & 0o777).toBe(0o600);
  expect(ids('tmp')).toEqual([]);
});

test('a postponed message is claimed when it is due, not before', async () => {
  for (const id of ['a', 'b']) await outbox.put(entry(id));
  await outbox.postpone(entry('a', { attempts: 1 }), Date.now() - 1);
  await outbox.postpone(entry('b'), Date.now() + 60_000);
  expect(await outbox.claim(5)).toMatchObject([{ id: 'a', attempts: 1 }]);
  expect([ids('new'), ids('busy')]).toEqual([['b'], ['a']]);
});

test('two processes never claim the same message', async () => {
  for (let index = 0; index < 40; index += 1) {
    await outbox.put(entry(`m${index}`));
    await outbox.postpone(entry(`m${index}`), 0);
  }
  const other = createOutbox(dir);
  const claims = (await Promise.all([outbox, other, outbox, other].map((each) => each.claim(40)))).flat();
  expect(claims).toHaveLength(40);
  expect(new Set(claims.map(({ id }) => id)).size).toBe(40);
});

test('no message is claimed when there is no room', async () => {
  await outbox.put(entry('a'));
  await outbox.postpone(entry('a'), 0);
  expect([await outbox.claim(0), await outbox.claim(-1)]).toEqual([[], []]);
});

test('what a dead process left on its way is due again, what we send is not', async () => {
  for (const id of ['theirs', 'ours', 'later']) await outbox.put(entry(id));
  await outbox.postpone(entry('later'), Date.now() + 3_600_000);
  expect(await outbox.recover((id) => id === 'ours')).toBe(2);
  expect((await outbox.claim(5)).map(({ id }) => id).sort()).toEqual(['later', 'theirs']);
});

test('drafts of a dead process go, fresh ones stay', async () => {
  for (const name of ['old', 'fresh']) writeFileSync(path.join(dir, 'tmp', name), '{"id":');
  utimesSync(path.join(dir, 'tmp', 'old'), 1000, 1000);
  await outbox.recover(nobody);
  expect(ids('tmp')).toEqual(['fresh']);
});

test('a file that cannot be read is kept for a person', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  writeFileSync(path.join(dir, 'new', 'broken'), '{"id":');
  expect(await outbox.claim(5)).toEqual([]);
  expect(ids('failed')).toEqual(['broken']);
  expect(error).toHaveBeenCalled();
});

test('a failed message is tried for its full time again when a person asks', async () => {
  await outbox.put(entry('a', { giveUp: 0 }));
  await outbox.fail(entry('a', { giveUp: 0, reason: 'EMESSAGE DATA 550' }));
  expect(await outbox.retry()).toBe(1);
  const [again] = await outbox.claim(1);
  expect(again?.giveUp).toBeGreaterThan(Date.now());
  expect(ids('failed')).toEqual([]);
});

test('a failed message is deleted after thirty days, and its id told', async () => {
  for (const id of ['old', 'young']) {
    await outbox.put(entry(id));
    await outbox.fail(entry(id));
  }
  const time = (Date.now() - keepFailedFor - 1000) / 1000;
  utimesSync(path.join(dir, 'failed', 'old'), time, time);
  expect(await outbox.purge()).toEqual(['old']);
  expect(ids('failed')).toEqual(['young']);
});

test('a delivered message leaves nothing', async () => {
  await outbox.put(entry('a'));
  await outbox.discard('a');
  expect([ids('tmp'), ids('new'), ids('busy'), ids('failed')]).toEqual([[], [], [], []]);
});
