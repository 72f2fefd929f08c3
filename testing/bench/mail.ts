import { connect, type Socket } from 'node:net';
import { type Production, postContact } from '../production-server';
import { head } from '../raw-http';
import { startScriptedRelay } from '../scripted-relay';
import { withSite } from './site';

async function withMail(smtpUrl: string, use: (server: Production) => Promise<void>): Promise<void> {
  await withSite({ SMTP_URL: smtpUrl, MAIL_RETRY_MS: '3600000' }, async (server) => {
    await postContact(server.url, 'warm up');
    await use(server);
  });
}

/** Posts `count` inquiries, `width` at a time, and prints how it went. */
async function load(title: string, { url }: Production, count: number, width: number): Promise<void> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  async function visit(): Promise<void> {
    while (next < count) {
      const started = performance.now();
      const answer = await postContact(url, `inquiry ${next++}`);
      await answer?.arrayBuffer();
      times.push(performance.now() - started);
      statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
    }
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: width }, visit));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => `${Math.round(times[Math.floor((times.length - 1) * part)] ?? 0)} ms`;
  const answers = [...statuses].map(([status, number]) => `${number} × ${status}`).join(', ');
  console.log(
    `${title}: ${(count / seconds).toFixed(0)} a second, p50 ${at(0.5)}, p99 ${at(0.99)} (${answers})`,
  );
}

/** Sends a byte of its body twice a second, and never all of it. */
async function slowClient(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(head('/api/email/send', port, { 'Content-Length': '30000' }));
  const timer = setInterval(() => socket.write(' '), 500);
  socket.on('close', () => clearInterval(timer));
  return socket;
}

/**
 * What the form routes of the production build bear: inquiries a second and the slowest answers with a fast relay, a
 * dead one and one that hangs, and the memory while 200 slow clients hold on. Each on an own server; the figures are
 * of this machine, whose client and server share the processors.
 */
export async function bench(): Promise<void> {
  const relay = await startScriptedRelay();
  await withMail(relay.url, (server) => load('Fast relay', server, 2000, 20));
  await withMail('smtp://127.0.0.1:1', (server) => load('Dead relay', server, 2000, 20));
  relay.script = { greeting: 'hang' };
  await withMail(relay.url, (server) => load('Hanging relay', server, 200, 100));
  relay.script = {};
  await withMail(relay.url, async (server) => {
    const before = server.memory();
    const clients = await Promise.all(Array.from({ length: 200 }, () => slowClient(server.port)));
    await new Promise((done) => setTimeout(done, 3000));
    console.log(
      `200 slow clients: ${((server.memory() - before) / 1024).toFixed(0)} MB more than ${(before / 1024).toFixed(0)} MB`,
    );
    await load('Beside them', server, 500, 20);
    for (const client of clients) client.destroy();
  });
  await relay.close();
}
