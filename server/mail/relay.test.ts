import { type Script, startScriptedRelay } from '@/testing/mail/scripted-relay';
import { createRelay, type FailureKind } from './relay';

const message = { envelope: { from: 'a@b.example', to: ['c@d.example'] }, raw: 'Subject: x\r\n\r\nx\r\n' };
const timeouts = { connect: 300, handover: 600, verdict: 1500 };

async function attempt(script: Script, options: { tls?: 'starttls' | 'implicit'; login?: boolean } = {}) {
  const server = await startScriptedRelay({ script, ...options });
  const relay = createRelay(server.url, timeouts);
  const started = performance.now();
  const failure = await relay.send(message);
  const ms = performance.now() - started;
  relay.close();
  await server.close();
  return { failure, ms, delivered: server.delivered.length };
}

test.each<[string, Script, number]>([
  ['a greeting that never comes', { greeting: 'hang' }, timeouts.connect],
  ['an EHLO without an answer', { EHLO: 'hang' }, timeouts.handover],
  ['an EHLO without an end', { EHLO: 'drip' }, timeouts.handover],
  ['a DATA without an answer', { DATA: 'hang' }, timeouts.handover],
  ['a verdict that never comes', { message: 'hang' }, timeouts.verdict],
  ['a verdict without an end', { message: 'drip' }, timeouts.verdict],
])('%s ends the attempt in its time', async (_title, script, limit) => {
  const { failure, ms } = await attempt(script);
  expect(failure).toMatchObject({ to: ['c@d.example'] });
  expect(ms).toBeGreaterThan(limit - 50);
  expect(ms).toBeLessThan(limit + 1500);
});

test('a relay that needs longer for its verdict than for the rest is waited for', async () => {
  const { failure, delivered } = await attempt({ message: { after: 1000, say: '250 Taken' } });
  expect([failure, delivered]).toEqual([undefined, 1]);
});

test('a connection that the relay closed meanwhile costs no attempt', async () => {
  const server = await startScriptedRelay();
  const relay = createRelay(server.url);
  expect(await relay.send(message)).toBeUndefined();
  server.hangUp();
  expect(await relay.send(message)).toBeUndefined();
  expect(server.delivered).toHaveLength(2);
  relay.close();
  await server.close();
});

test('the reason has codes alone, not what the relay says', async () => {
  const { failure } = await attempt({ RCPT: '550 No such user dana@private.example' });
  expect(failure).toEqual({ reason: 'EENVELOPE RCPT TO 550', kind: 'settings', to: ['c@d.example'] });
});

test.each<[string, Script, FailureKind, boolean?]>([
  ['a greeting that never comes', { greeting: 'hang' }, 'unreachable'],
  ['a connection that is closed', { EHLO: 'close' }, 'unreachable'],
  ['a greeting for later', { greeting: '451 Later' }, 'unreachable'],
  ['a service that closes', { MAIL: '421 Busy' }, 'unreachable'],
  ['a connection that is closed when the message begins', { DATA: 'close' }, 'temporary'],
  ['a greeting that refuses', { greeting: '554 No' }, 'session'],
  ['a wrong password', { AUTH: '535 Wrong' }, 'session', true],
  ['a login for later', { AUTH: '454 Later' }, 'unreachable', true],
  ['a sender refused', { MAIL: '550 Never' }, 'settings'],
  ['a mailbox refused', { RCPT: '550 Who?' }, 'settings'],
  ['relaying denied at the start of the message', { DATA: '554 Relaying denied' }, 'settings'],
  ['a mailbox for later', { RCPT: '450 Later' }, 'temporary'],
  ['a connection that is closed after the message', { message: 'close' }, 'temporary'],
  ['a message for later', { message: '451 Later' }, 'temporary'],
  ['a message refused', { message: '554 Spam' }, 'message'],
])('%s is recognised', async (_title, script, kind, login = false) => {
  const { failure } = await attempt(script, { login });
  expect(failure?.kind).toBe(kind);
});

test('a certificate that is not trusted counts as a refused session', async () => {
  const server = await startScriptedRelay({ tls: 'implicit' });
  const relay = createRelay(`${server.url}/?tls.rejectUnauthorized=true`, timeouts);
  expect((await relay.send(message))?.kind).toBe('session');
  relay.close();
  await server.close();
});
