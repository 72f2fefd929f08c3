import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Next calls this when it has built the site; it writes down what was built, for the steps after it
 * (tools/build/next-output.ts). Plain JavaScript, for Next loads it as it is.
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
