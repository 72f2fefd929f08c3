import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a list of the output of `next build`, for later steps (tools/build/next-output.ts). Plain JavaScript, because Next
 * does not compile it.
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
