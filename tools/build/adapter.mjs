import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Next calls this when it has built the site; it writes a list of the output, which later steps read
 * (tools/build/next-output.ts). Plain JavaScript, because Next does not compile it.
 *
 * Source: Next's adapter API, https://nextjs.org/docs/app/api-reference/adapters
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'static-site',
  async onBuildComplete({ outputs, projectDir, distDir }) {
    const { prerenders, staticFiles, appRoutes } = outputs;
    const list = { projectDir, prerenders, staticFiles, appRoutes };
    await writeFile(path.join(distDir, 'adapter-outputs.json'), JSON.stringify(list));
  },
};

export default adapter;
