import { type Script, startScriptedRelay } from '@/e2e/support/scripted-relay';
import { createRelay } from './relay';

const message = { envelope: { from: 'a@b.example', to: ['c@d.example'] }, raw: 'Subject: x\r\n\r\nx\r\n' };
const patience = { connect: 300, handover: 600, verdict: 1500 };

async function attempt(script: Script, options: { tls?: 'starttls' | 'implicit' } = {}) {
  const server = await startScriptedRelay({ script, ...options });
  const relay = createRelay(server.url, patience);
  const started = performance.now();
  const failure = await relay.send(message);
  const ms = performance.now() - started;
  relay.close();
  await server.close();
  return { failure, ms, delivered: server.delivered.length };
}

test.each<[string, Script, number]>([
  ['a greeting that never comes', { greeting: 'hang' }, patience.connect],
  ['an EHLO without an answer', { EHLO: 'hang' }, patience.handover],
  ['an EHLO without an end', { EHLO: 'drip' }, patience.handover],
  ['a DATA without an answer', { DATA: 'hang' }, patience.handover],
  ['a verdict that never comes', { message: 'hang' }, patience.verdict],
  ['a verdict without an end', { message: 'drip' }, patience.verdict],
])('%s ends the attempt in its time', async (_title, script, limit) => {
  const { failure, ms } = await attempt(script);
  expect(failure).toMatchObject({ permanent: false, to: ['c@d.example'] });
  expect(ms).toBeGreaterThan(limit - 50);
  expect(ms).toBeLessThan(limit + 1500);
});

test('a relay that needs longer for its verdict than for the rest is waited for', async () => {
  const { failure, delivered } = await attempt({ message: { after: 1000, say: '250 Taken' } });
  expect([failure, delivered]).toEqual([undefined, 1]);
});

test('TLS that does not answer ends the attempt in its time', async () => {
  const { failure } = await attempt({ STARTTLS: 'hang' }, { tls: 'starttls' });
  expect(failure?.permanent).toBe(false);
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
  expect(failure).toEqual({ reason: 'EENVELOPE RCPT TO 550', permanent: true, to: ['c@d.example'] });
});
