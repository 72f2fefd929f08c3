import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { direction, routing } from '../../i18n/routing';
import { asRecord } from '../../lib/as-record';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { listFieldSchemas } from '../../model/fields/shapes';
import { writeToneStyles } from '../../model/read/palette';
import { pictureLimits } from '../../model/schema';
import { findChromium } from '../../tools/build/chromium';
import { printAddress } from '../../tools/build/print';
import { runTool } from '../../tools/check/run-tool';
import { isTooDeep } from '../../tools/files/is-too-deep';
import { parseJson } from '../../tools/files/parse-json';
import { readHistory, readPublished } from '../publish/history';
import { openPublishing } from '../publish/job';
import { readBlob } from '../publish/trees';
import { exportUnits } from '../units/export';
import { importUnits } from '../units/import';
import { bundlePage } from './bundle';
import { createGate, createSignInLimit } from './gate';
import type { Hosting } from './hosting';
import { isInside } from './inside';
import { openCheck } from './issues';
import { present, readPerson } from './person';
import { addDrawing, addPicture } from './pictures';
import { OutsideError } from './place';
import type { Preview } from './preview';
import { toRefusal } from './refusal';
import { type Requests, requests } from './requests';
import { openWorkspace } from './workspace';

type Options = {
  /** The folder of the project. */
  root: string;
  /** 0 takes a free one. */
  port: number;
  /** The site beside the form. */
  preview?: Preview;
  /** The settings for several people; without them only this machine has access. */
  hosting?: Hosting;
};

/** An answer to a request. */
type Reply = { status: number; type?: string; body?: string | Buffer };

/** The largest body in bytes: a large photograph, in base64. */
const maxBytes = 60_000_000;

/**
 * Starts the editor on loopback: its page and its actions, for people who have the address with its token, or have signed
 * in to the proxy.
 *
 * @returns the addresses, and a function that ends the editor
 */
export async function startEditor({ root, port, preview, hosting }: Options) {
  const token = readToken(root);
  const workspace = openWorkspace(root);
  const page = await bundlePage();
  const site = process.env.NEXT_PUBLIC_SITE_URL?.replace(/\/$/, '');
  const publication = openPublishing({
    root,
    site,
    releaseFolder: process.env.RELEASE_FOLDER || undefined,
    isSaved: async () => (await workspace.view()).drafts.length === 0,
    async findErrors(folder) {
      const issues = folder ? await openCheck(folder)() : (await workspace.view()).issues;
      return issues.filter(({ level }) => level === 'error');
    },
    runAlone: workspace.runAlone,
    onPublished: workspace.clear,
    async onFiles() {
      await listAgain('pictures');
      await listAgain('share-images');
    },
  });

  const state = async () => ({
    ...(await workspace.view()),
    ...publication.state(),
    preview: preview && { url: preview.url, state: preview.state() },
  });

  /** Updates the lists without which the preview shows no new picture and no published project. */
  async function listAgain(assets: 'pictures' | 'share-images'): Promise<void> {
    if (preview) await runTool(root, 'tsx', [`tools/build/assets/${assets}/command.ts`, '--list']);
  }

  /** The actions of the page. Each returns fields of the answer. */
  const actions: { [Name in keyof Requests]: (sent: Requests[Name]) => unknown } = {
    state: () => undefined,
    change: ({ edit }) => workspace.change(edit),
    async changeAll({ edits }) {
      const refused = await workspace.changeAll(edits);
      await listAgain('share-images');
      return { refused };
    },
    discard: workspace.discard,
    undo: workspace.undo,
    redo: workspace.redo,
    published: async ({ file, path: keys }) => ({ published: await readPublished(root, file, keys) }),
    picture: async (picture) => ({
      refused: await addPicture(workspace, picture, () => listAgain('pictures')),
    }),
    drawing: async (drawing) => ({ refused: await addDrawing(workspace, drawing) }),
    async project({ name }) {
      const file = await workspace.addProject(name);
      void preview?.restart();
      return { file };
    },
    exportUnits: async ({ locale }) => ({ csv: exportUnits((await workspace.view()).files, locale) }),
    importUnits: async ({ bytes, ...options }) => ({
      report: await importUnits(workspace, Buffer.from(bytes, 'base64'), options),
    }),
    // It needs a browser on this machine.
    async print({ path: address }) {
      const browser = findChromium()?.path;
      const footer = `<p style="margin-inline:12mm;font-size:8px">${site ?? ''}${address}</p>`;
      if (!preview || !browser) return undefined;
      return { pdf: (await printAddress(browser, preview.local + address, footer)).toString('base64') };
    },
    async history({ after }) {
      const { files } = await workspace.view();
      return { history: await readHistory(root, (file) => files[file], after) };
    },
    takeBack: ({ edit, commit }) => workspace.takeBack(edit, commit),
    publish: (sent) =>
      publication.start({ ...sent, author: present.getStore(), people: workspace.journal.people() }),
  };

  async function act(request: IncomingMessage, action: string): Promise<Reply> {
    if (!isAction(action) || request.method !== 'POST') return { status: 404 };
    const body = await readBody(request);
    if (!body) return { status: 413 };
    const json = parseJson(body.toString('utf8'));
    const sent = isTooDeep(json) ? undefined : requests[action].safeParse(json);
    if (!sent?.success) return { status: 400 };
    if (action !== 'state') logAction(action, sent.data);
    const run: (sent: never) => unknown = actions[action];
    const [status, result] = await (async () => run(sent.data as never))().then(
      (result) => [200, result] as const,
      (error) => [409, { refusal: toRefusal(error) }] as const,
    );
    const answer = { ...asRecord(result), state: await state() };
    return { status, type: 'application/json', body: JSON.stringify(answer) };
  }

  /** Reads a picture below `public`, or the blob of a picture in a conflict; undefined for any other file. */
  async function readPicture(root: string, src: string, blob: string): Promise<Buffer | undefined> {
    const { publication: state } = publication.state();
    const pictures =
      state.step === 'conflict' ? state.fields.flatMap((field) => Object.values(field.pictures ?? {})) : [];
    if (pictures.includes(blob)) return await readBlob(root, { id: blob });
    const file = path.join(root, 'public', src);
    const isInPublic =
      /^\/[a-z0-9/.-]+$/.test(src) && !src.includes('..') && isInside(root, ['public'], file);
    return isInPublic ? readIfFile(file) : undefined;
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    if (!URL.canParse(request.url ?? '/', origin)) return { status: 400 };
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    if (hosting && pathname === '/sign-in') return { status: await statusOfTry(request.headers) };
    // A signed-in person receives the token with the page.
    const isEntry = hosting && pathname === '/';
    const given = String(request.headers['x-editor-token'] ?? searchParams.get('token') ?? '');
    const refusal = await refusalFor(request.headers, isEntry ? token : given);
    if (refusal) return { status: refusal };
    const person = hosting && readPerson(String(request.headers[hosting.personHeader] ?? ''));
    if (hosting && !person) return { status: 403 };
    if (pathname.startsWith('/api/'))
      return await present.run(person, () => act(request, pathname.slice('/api/'.length)));
    if (pathname === '/picture') {
      const src = searchParams.get('src') ?? '';
      return await sendPicture(src, await readPicture(root, src, searchParams.get('blob') ?? ''));
    }
    return files[pathname] ?? { status: 404 };
  }

  const files: Record<string, Reply> = {
    '/': { status: 200, type: 'text/html', body: shell(token) },
    '/editor.js': { status: 200, type: 'text/javascript', body: page.script },
    '/editor.css': { status: 200, type: 'text/css', body: writeToneStyles() + page.styles },
  };
  const server = createServer(async (request, response) => {
    const { status, type, body } = await answer(request).catch((error): Reply => {
      if (error instanceof OutsideError) return { status: 400 };
      console.error(error);
      return { status: 500 };
    });
    if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.writeHead(status, headers(preview?.url)).end(body);
  });
  const local = `http://127.0.0.1:${await listenOnLoopback(server, port)}`;
  const origin = hosting?.origin ?? local;
  const statusOfTry = createSignInLimit(hosting?.secret ?? '');
  const refusalFor = createGate({ origin, token, secret: hosting?.secret });
  return {
    origin,
    token,
    /** The address for the proxy. */
    local,
    url: hosting ? `${origin}/` : `${origin}/?token=${token}`,
    async close(): Promise<void> {
      await endServer(server);
      await preview?.stop();
      publication.close();
    },
  };
}

/** Returns the token. It stays the same after a restart, so that an open page works. Only its owner can read its file. */
function readToken(root: string): string {
  const file = path.join(root, 'var/editor/token');
  const known = existsSync(file) && readFileSync(file, 'utf8');
  if (known) return known;
  mkdirSync(path.dirname(file), { recursive: true });
  const token = randomBytes(24).toString('base64url');
  writeFileSync(file, token, { mode: 0o600 });
  return token;
}

/** Reads the body of a request; undefined if it is too large, whatever its Content-Length. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Logs the person and the action of a request, if several people work. */
function logAction(action: string, sent: object): void {
  const person = present.getStore();
  const { file, edit = { file } } = sent as { file?: string; edit?: { file?: string } };
  const entry = { time: new Date().toISOString(), person: person?.mail, action, file: edit.file };
  if (person) console.log(JSON.stringify(entry));
}

function isAction(name: string): name is keyof Requests {
  return Object.hasOwn(requests, name);
}

function headers(previewUrl = "'none'"): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      `frame-src ${previewUrl}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // The token is in the address.
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Renders the document, with the shapes of the forms. */
function shell(token: string): string {
  const data = JSON.stringify({ token, schemas: listFieldSchemas(), pictureLimits }).replaceAll(
    '<',
    '\\u003c',
  );
  const language = routing.defaultLocale;
  return (
    `<!doctype html><html lang="${language}" dir="${direction[language]}"><head><meta charset="utf-8"><title>…</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<link rel="icon" href="/picture?src=/brand/icon.svg&token=${token}">` +
    `<link rel="stylesheet" href="/editor.css?token=${token}"></head><body><div id="editor"></div>` +
    `<script type="application/json" id="given">${data}</script>` +
    `<script type="module" src="/editor.js?token=${token}"></script></body></html>`
  );
}

/** Sends a picture of the site, a photograph with a small width: the page shows many of them. */
async function sendPicture(src: string, bytes: Buffer | undefined): Promise<Reply> {
  const type = { '.jpg': 'image/jpeg', '.svg': 'image/svg+xml' }[path.extname(src)];
  if (!type || !bytes) return { status: 404 };
  if (type !== 'image/jpeg') return { status: 200, type, body: bytes };
  const body = await sharp(bytes)
    .resize({ width: 320 })
    .jpeg()
    .toBuffer()
    .catch(() => undefined);
  return body ? { status: 200, type, body } : { status: 404 };
}

/** The bytes of a file; undefined for a folder, a missing file and a name that is too long for the file system. */
function readIfFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
