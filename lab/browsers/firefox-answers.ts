import { createRequire } from 'node:module';
import path from 'node:path';

/*
 * Playwright begins every context with a command that Firefox does not know before its version 154, and gives up. It
 * is answered here. Colour scheme and reduced motion of a context do nothing in this browser: the preferences of
 * playwright.config.ts say them.
 */
const command = '"emulation.setMediaFeaturesOverride"';

type Socket = {
  prototype: { send: (data: unknown, ...rest: unknown[]) => void; emit: (...event: unknown[]) => void };
};

const require = createRequire(path.resolve('package.json'));
const { ws }: { ws: Socket } = require('playwright-core/lib/utilsBundle');
const { send } = ws.prototype;

ws.prototype.send = function (data, ...rest) {
  const text = String(data);
  if (!text.includes(command)) return send.call(this, data, ...rest);
  const answer = JSON.stringify({ type: 'success', id: JSON.parse(text).id, result: {} });
  setImmediate(() => this.emit('message', Buffer.from(answer), false));
};
