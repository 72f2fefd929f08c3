/**
 * Serves a build that is laid out for Vercel: `tsx platform-process.ts <folder> <port> <address for which it was built>`.
 * Texts name the address of this server instead of that one. Prints `waiting` and `settled` for each promise of
 * `waitUntil`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveBuildOutput } from './build-output';

const [folder = '', port = '', builtFor = ''] = process.argv.slice(2);
const root = path.resolve(folder);
const config = JSON.parse(readFileSync(path.join(root, 'config.json'), 'utf8'));
const program = path.join(root, 'functions/api.func/function.mjs');
const { default: handler } = await import(pathToFileURL(program).href);

/** Prints the start and the end of work that the function asks the platform to wait for. */
function track(promise: Promise<unknown>): void {
  console.log('waiting');
  void promise.finally(() => console.log('settled'));
}

Object.assign(globalThis, {
  [Symbol.for('@vercel/request-context')]: {
    get: () => ({ waitUntil: track }),
  },
});
const serve = serveBuildOutput(root, config, handler, (text) =>
  text.replaceAll(builtFor, `http://127.0.0.1:${port}`),
);
createServer((request, response) => void serve(request, response)).listen(Number(port), '127.0.0.1');
