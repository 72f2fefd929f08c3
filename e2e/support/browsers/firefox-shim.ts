import { createRequire } from 'node:module';
import path from 'node:path';

/*
 * Playwright opens every context with a WebDriver BiDi command that Firefox supports from version 154 on, and fails
 * without it. This answers the command for Debian's Firefox ESR 140 and 153, so a context's colour scheme and reduced
 * motion have no effect there: options.ts sets reduced motion as a preference. Delete this file with ESR 154.
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
