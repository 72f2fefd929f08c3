import { type Script, startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { createRelay, type FailureKind } from './relay';

const message = { envelope: { from: 'a@b.example', to: ['c@d.example'] }, raw: 'Subject: x\r\n\r\nx\r\n' };
const timeouts = { connect: 300, handover: 600, verdict: 1500 };

async function attempt(script: Script) {
  const server = await startScriptedRelay({ script });
  const relay = createRelay(server.url, timeouts);
  const started = performance.now();
  const failure = await relay.send(message);
  const ms = performance.now() - started;
  relay.close();
  await server.close();
  return { failure, ms, delivered: server.delivered.length };
}

test.each<[string, Script, number, FailureKind]>([
  ['a greeting that never comes', { greeting: 'hang' }, timeouts.connect, 'unreachable'],
  ['an EHLO without an answer', { EHLO: 'hang' }, timeouts.handover, 'unreachable'],
  ['an EHLO without an end', { EHLO: 'drip' }, timeouts.handover, 'unreachable'],
  ['a DATA without an answer', { DATA: 'hang' }, timeouts.handover, 'temporary'],
  ['a verdict that never comes', { message: 'hang' }, timeouts.verdict, 'temporary'],
  ['a verdict without an end', { message: 'drip' }, timeouts.verdict, 'temporary'],
])('%s ends the attempt in its time', async (_title, script, limit, kind) => {
  const { failure, ms } = await attempt(script);
  expect(failure).toMatchObject({ kind, to: ['c@d.example'] });
  expect(ms).toBeGreaterThan(limit - 50);
  expect(ms).toBeLessThan(limit + 1500);
});

test('a relay may take longer for its verdict than for the rest', async () => {
  const { failure, delivered } = await attempt({ message: { after: 1000, say: '250 Taken' } });
  expect([failure, delivered]).toEqual([undefined, 1]);
});

test('a late greeting is accepted with longer timeouts in the address', async () => {
  const server = await startScriptedRelay({ script: { greeting: { after: 600, say: '220 relay.example' } } });
  const relay = createRelay(`${server.url}/?connectionTimeout=2000&greetingTimeout=2000`, {
    ...timeouts,
    handover: 3000,
  });
  expect(await relay.send(message)).toBeUndefined();
  relay.close();
  await server.close();
});

test('a connection that the relay has closed meanwhile costs no attempt', async () => {
  const server = await startScriptedRelay();
  const relay = createRelay(server.url);
  expect(await relay.send(message)).toBeUndefined();
  server.hangUp();
  expect(await relay.send(message)).toBeUndefined();
  expect(server.delivered).toHaveLength(2);
  relay.close();
  await server.close();
});

test('an untrusted certificate counts as a refused session', async () => {
  const server = await startScriptedRelay({ tls: 'implicit' });
  const relay = createRelay(`${server.url}/?tls.rejectUnauthorized=true`, timeouts);
  expect((await relay.send(message))?.kind).toBe('session');
  relay.close();
  await server.close();
});
