import { request as ask, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from 'playwright/test';
import { endServer, listenOnLoopback } from '../../lib/loopback';

/**
 * Tests without script visit the site through a proxy whose pages have a policy that forbids scripts: the drivers of the
 * system's browsers cannot switch them off. What is in `<noscript>` is not shown then.
 */
export const withoutScript: Fixtures<object, object, PlaywrightTestArgs & PlaywrightTestOptions> = {
  baseURL: async ({ baseURL, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false || baseURL === undefined) return use(baseURL);
    const proxy = createServer((request, response) => {
      const { url = '/', method, headers } = request;
      const plain = { ...headers, 'accept-encoding': 'identity' };
      const passed = ask(new URL(url, baseURL), { method, headers: plain }, async (answer) => {
        const { statusCode = 502, headers } = answer;
        if (!headers['content-type']?.startsWith('text/html')) {
          response.writeHead(statusCode, headers);
          answer.pipe(response);
          return;
        }
        // The forms name the address of the site, and are accepted from there alone.
        const html = (await text(answer)).replaceAll(baseURL, `http://${request.headers.host}`);
        const { 'content-length': _, ...others } = headers;
        response.writeHead(statusCode, { ...others, 'content-security-policy': "script-src 'none'" });
        response.end(html);
      });
      request.pipe(passed);
    });
    await use(`http://localhost:${await listenOnLoopback(proxy)}`);
    await endServer(proxy);
  },
};
