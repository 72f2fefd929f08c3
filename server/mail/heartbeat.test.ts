import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { type BeatReceiver, startBeatReceiver } from '@/e2e/support/mail/beat-receiver';
import { setClock } from '@/e2e/support/mail/clock';
import { entryOf as entry } from '@/e2e/support/mail/entries';
import { createHeartbeat } from './heartbeat';
import { createOutbox, type Outbox } from './outbox';
import type { Failure, Relay } from './relay';
import { createRelays } from './relays';

const minute = 60_000;

let outbox: Outbox;
let receiver: BeatReceiver;

beforeEach(async () => {
  setClock(Date.parse('2030-01-01T12:00:00Z'));
  jest.spyOn(console, 'error').mockImplementation();
  outbox = createOutbox(newFolder());
  await outbox.prepare();
  receiver = await startBeatReceiver();
});

afterEach(async () => {
  await receiver.close();
  jest.useRealTimers();
});

/** Creates the heartbeat of one process, whose relay answers every session and message in the same way. */
function heartbeat({ store = outbox, failure = undefined as Failure | undefined, freezes = false } = {}) {
  const relay: Relay = { send: async () => failure, verify: async () => failure, close: () => {} };
  return createHeartbeat({ outbox: store, relays: createRelays(relay, null), url: receiver.url, freezes });
}

function pass(milliseconds: number): void {
  jest.setSystemTime(Date.now() + milliseconds);
}

const refused: Failure = { kind: 'session', reason: 'EAUTH AUTH PLAIN 535', to: [] };

test('the address is requested every five minutes', async () => {
  const beat = heartbeat();
  for (const milliseconds of [0, 0, 5 * minute - 1, 1]) {
    pass(milliseconds);
    await beat();
  }
  expect(receiver.requests).toEqual(['GET /beat', 'GET /beat']);
});

test('where the host freezes processes, it is requested after every round', async () => {
  const beat = heartbeat({ freezes: true });
  for (let round = 0; round < 3; round += 1) await beat();
  expect(receiver.requests).toHaveLength(3);
});

const never = () => new Promise<never>(() => {});
const fileForFolder = () => {
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  return createOutbox(file);
};

test.each<[string, () => Promise<Parameters<typeof heartbeat>[0]>]>([
  [
    'an inquiry has waited for fifteen minutes',
    async () => {
      await outbox.setState(entry('a'), 'new');
      pass(15 * minute);
      return {};
    },
  ],
  [
    'an inquiry has failed',
    async () => {
      await outbox.setState(entry('a'), 'failed');
      return {};
    },
  ],
  [
    'another process has met a refused sender',
    async () => {
      await outbox.setState(entry('a', { failure: 'settings', reason: 'EENVELOPE MAIL FROM 550' }), 'new');
      return {};
    },
  ],
  ['the relay accepts no session', async () => ({ failure: refused })],
  ['the outbox is not writable', async () => ({ store: fileForFolder() })],
  ['the outbox hangs', async () => ({ store: { ...outbox, isWritable: never } })],
])(
  'it is not requested while %s',
  async (_, prepare) => {
    await heartbeat(await prepare())();
    expect(receiver.requests).toEqual([]);
    expect(jest.mocked(console.error).mock.calls.join()).toContain('heartbeat withheld');
  },
  10_000,
);

test('it is requested again when the problem has ended', async () => {
  const beat = heartbeat();
  await outbox.setState(entry('a'), 'failed');
  await beat();
  await outbox.remove('failed', 'a');
  pass(5 * minute);
  await beat();
  expect(receiver.requests).toHaveLength(1);
});

test('each server requests it for its own relay and disk', async () => {
  await heartbeat({ failure: refused })();
  await heartbeat({ store: fileForFolder() })();
  expect(receiver.requests).toEqual([]);
  await heartbeat()();
  expect(receiver.requests).toHaveLength(1);
});

test.each([
  ['fail', '"status":500'],
  ['hang', '"code":"TIMEOUT"'],
] as const)(
  'a request that fails (%s) ends within seconds and is logged with its cause',
  async (mode, cause) => {
    receiver.mode = mode;
    const started = performance.now();
    await heartbeat()();
    expect(performance.now() - started).toBeLessThan(7000);
    expect(receiver.requests).toHaveLength(1);
    expect(jest.mocked(console.error).mock.calls.join()).toMatch(
      new RegExp(`heartbeat not delivered",${cause}`),
    );
  },
  10_000,
);
