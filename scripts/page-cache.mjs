import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const unpack = promisify(gunzip);

/**
 * The store from which the server takes its prerendered pages (`cacheHandler` in next.config.ts): Next's own, which
 * also reads a file that the build has compressed (scripts/pack-pages.ts). A page is read once; then it is in memory.
 */
export default class PageCache extends fileSystemCache.default {
  /** @param context what Next gives to its own store */
  constructor(context) {
    const { fs } = context;
    super({
      ...context,
      fs: {
        ...fs,
        async readFile(file, encoding) {
          if (!fs.existsSync(`${file}.gz`)) return fs.readFile(file, encoding);
          const content = await unpack(await fs.readFile(`${file}.gz`));
          return encoding ? content.toString(encoding) : content;
        },
        stat: (file) => fs.stat(fs.existsSync(`${file}.gz`) ? `${file}.gz` : file),
      },
    });
  }
}
