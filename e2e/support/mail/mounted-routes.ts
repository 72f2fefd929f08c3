import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildingRoute } from '../../../app/api/email/building-route';
import { translationsOf } from '../../../app/api/email/translations';
import { endServer, listenOnLoopback } from '../../../lib/loopback';
import { stampPeerAddress } from '../../../server/http/visitor';
import { contactForm } from '../../../server/inquiry/forms';
import { inquiryRoute } from '../../../server/inquiry/route';
import { roundRoute } from '../../../server/outbox-round';
import { createServices } from '../../../server/services';
import { readSettings } from '../../../server/settings';
import { inEvery } from '../content/texts';
import { type ScriptedRelay, startScriptedRelay } from './scripted-relay';

type Handlers = Record<string, (request: Request) => Promise<Response>>;

stampPeerAddress();

export const contactPath = '/api/email/send';
export const buildingPath = '/api/email/sendHarTov';
export const sharedBuildingPath = '/api/email/building';
export const roundPath = '/api/outbox';

/** Two buildings; the first has its own route. */
export const testBuildings = [
  { id: 'silo', name: inEvery('Silo House') },
  { id: 'mill', name: inEvery('The Mill') },
] as const;

/**
 * Mounts the real handlers on a plain HTTP server on loopback, as Next would call them, with their own settings and
 * outbox. Tests of the production build cover the behaviour of Next itself.
 *
 * @param environment the settings; by default retries are quick and limits wide
 * @param keepAlive as of the routes
 */
export async function mountRoutes(
  environment: Record<string, string> = {},
  keepAlive: (promise: Promise<unknown>) => void = () => {},
) {
  const outboxDir = environment.MAIL_OUTBOX_DIR ?? mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const services = createServices(
    readSettings({
      NODE_ENV: 'test',
      MAIL_FROM: 'Site <site@company.example>',
      MAIL_TO: 'office@company.example',
      MAIL_RETRY_MS: '50',
      RATE_LIMIT_VISITOR: '100000',
      RATE_LIMIT_TOTAL: '100000',
      ...environment,
      MAIL_OUTBOX_DIR: outboxDir,
    }),
  );
  const common = { keepAlive, openServices: () => services };
  const routes: Record<string, Handlers> = {
    [contactPath]: inquiryRoute({
      form: contactForm,
      translations: translationsOf('Contact', '/'),
      ...common,
    }),
    [buildingPath]: buildingRoute(testBuildings.slice(0, 1), () => testBuildings[0].id, common),
    [sharedBuildingPath]: buildingRoute(testBuildings, ({ building }) => building, common),
    [roundPath]: roundRoute(common),
  };
  const server = createServer((request, response) => void answer(routes, request, response));
  const port = await listenOnLoopback(server);
  await services.outbox.prepare().catch(() => {});
  services.mail?.start();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    services,
    outboxDir,
    /** Returns the number of messages in each state; one that moves while the folders are read may count twice. */
    resting() {
      const [before = [], waiting = [], busy = [], failed = []] = ['busy', 'new', 'busy', 'failed'].map(
        (state) => readdirSync(path.join(outboxDir, state)),
      );
      return { new: waiting.length, busy: new Set([...before, ...busy]).size, failed: failed.length };
    },
    /** Removes the marks of past messages, so that the same inquiry counts as a new one. */
    forget(): void {
      for (const id of readdirSync(path.join(outboxDir, 'seen'))) rmSync(path.join(outboxDir, 'seen', id));
    },
    stop,
    /** Stops, and deletes the outbox. */
    async close(): Promise<void> {
      await stop();
      rmSync(outboxDir, { recursive: true, force: true });
    },
  };

  async function stop(): Promise<void> {
    await endServer(server);
    await services.mail?.stop();
    services.mail?.relays.close();
    await services.outbox.close();
  }
}

export type MountedRoutes = Awaited<ReturnType<typeof mountRoutes>>;

/** Mounts the routes for the duration of a test. */
export async function withRoutes(
  environment: Record<string, string>,
  use: (site: MountedRoutes) => Promise<void>,
): Promise<void> {
  const site = await mountRoutes(environment);
  try {
    await use(site);
  } finally {
    await site.close();
  }
}

/** Mounts the routes with a relay for all tests of a file; each test starts without a message. */
export function mountForTests(environment: Record<string, string> = {}) {
  const mounted = {} as { relay: ScriptedRelay; site: MountedRoutes };
  beforeAll(async () => {
    jest.spyOn(console, 'log').mockImplementation();
    mounted.relay = await startScriptedRelay();
    mounted.site = await mountRoutes({ SMTP_URL: mounted.relay.url, ...environment });
  });
  beforeEach(() => {
    mounted.site.forget();
    mounted.relay.delivered.length = 0;
  });
  afterAll(async () => {
    await mounted.site.close();
    await mounted.relay.close();
  });
  return mounted;
}

async function answer(
  routes: Record<string, Handlers>,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  message.on('error', () => {});
  const handler = routes[message.url ?? '']?.[message.method ?? ''];
  if (!handler) return void response.writeHead(404).end();
  const result = await handler(toRequest(message));
  response.writeHead(result.status, [...result.headers].flat());
  response.end(message.method === 'HEAD' ? undefined : Buffer.from(await result.arrayBuffer()));
}

function toRequest(message: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  const bodyless = message.method === 'GET' || message.method === 'HEAD';
  return new Request(`http://${message.headers.host ?? 'localhost'}${message.url}`, {
    method: message.method ?? 'GET',
    headers,
    // As in Next: the message itself, read on demand.
    ...(bodyless ? {} : { body: message as unknown as BodyInit, duplex: 'half' }),
  } as RequestInit);
}
