import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type Page, webkit } from 'playwright/test';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { freePort } from '../../tools/serve/server-process';
import { browsers } from './browsers';

/** A window of the system's WebKit on its own screen, and its one page. */
export type Window = {
  page: Page;
  /** Sets the inner size, in CSS pixels. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Presses a key, named as Playwright names it, also with Shift or Control. */
  press: (key: string) => void;
  close: () => Promise<void>;
};

/** The buttons of the window would keep it wider than a phone. */
const narrow = `headerbar *, toolbar *, box button, entry, entry * {
  min-width: 0; padding: 0; margin: 0; font-size: 4px; -gtk-icon-transform: scale(0.2);
}`;

/** Where xdotool names a key in another way than Playwright. */
const keys: Record<string, string> = {
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  Enter: 'Return',
  Space: 'space',
  '+': 'plus',
  '-': 'minus',
};

/**
 * Opens the system's WebKit and drives it by its inspector, for which Playwright has a driver; sizes and keys are those
 * of the window. A press of the mouse is an event that a script dispatches.
 *
 * @throws Error when WebKit or one of its tools is not installed, or does not answer
 */
export async function openWindow(): Promise<Window> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0', 'gtk.css'), narrow);
  const screen = await openScreen();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: screen.name,
    XDG_CONFIG_HOME: home,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
  };
  // Without its cache of pages: Playwright waits for one that is loaded.
  const options = ['--private', '--enable-page-cache=false', 'about:blank'];
  const program = spawn(browsers.webkit.find()?.path ?? '', options, { env, stdio: 'ignore' });
  const browser = await connect(port);
  const [page] = browser.contexts().flatMap((context) => context.pages());
  if (!page) throw new Error('The window has no page.');
  // Else the first address is cancelled: it moves the page to another process.
  await page.goto('about:blank');

  function tool(...given: string[]): string {
    return execFileSync('xdotool', given, { env, encoding: 'utf8' }).trim();
  }
  const id = tool('search', '--onlyvisible', '--class', 'MiniBrowser');

  return {
    page,
    async resize({ width, height }) {
      let outer = { width, height };
      for (let tries = 0; tries < 20; tries++) {
        tool('windowsize', '--sync', id, String(outer.width), String(outer.height));
        await wait(50);
        const inner = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
        if (inner.width === width && inner.height === height) return;
        outer = {
          width: outer.width + width - inner.width,
          height: outer.height + height - inner.height,
        };
      }
      throw new Error(`The window cannot be ${width} by ${height} pixels.`);
    },
    press(key) {
      const parts = key.split(/(?<=\w)\+/).map((part) => keys[part] ?? part);
      tool('windowfocus', id, 'key', '--window', id, parts.join('+'));
    },
    async close() {
      await browser.close().catch(() => {});
      program.kill();
      screen.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A screen that is not shown, with the first free number. */
async function openScreen() {
  let number = 90 + (process.pid % 1000);
  while (existsSync(`/tmp/.X11-unix/X${number}`)) number++;
  const server = spawn('Xvfb', [`:${number}`, '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 100 && !existsSync(`/tmp/.X11-unix/X${number}`); tries++) await wait(50);
  return { name: `:${number}`, close: () => server.kill() };
}

/** Playwright asks for the list of pages in JSON, as a phone's proxy gives it; the inspector has it in HTML. */
async function connect(port: number): Promise<Browser> {
  const inspector = `127.0.0.1:${port}`;
  async function listPages(): Promise<string[]> {
    const html = await fetch(`http://${inspector}/`).then(
      (answer) => answer.text(),
      () => '',
    );
    return html.match(/\/socket\/\d+\/\d+\/WebPage/g) ?? [];
  }
  for (let tries = 0; (await listPages()).length === 0; tries++) {
    if (tries > 200) throw new Error('The inspector of WebKit does not answer.');
    await wait(100);
  }
  const list = createServer(async (_, response) => {
    const pages = (await listPages()).map((place) => ({ webSocketDebuggerUrl: `ws://${inspector}${place}` }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(pages));
  });
  const address = `http://127.0.0.1:${await listenOnLoopback(list)}`;
  return await webkit.connectOverCDP(address).finally(() => endServer(list));
}
