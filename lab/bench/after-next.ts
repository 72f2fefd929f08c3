/** The steps of the build that follow `next build`, for a copy of the site: `tsx lab/bench/after-next.ts`. */
import { checkIslands } from '../../tools/build/check-islands';
import { compressSite } from '../../tools/build/compress';
import { readNextOutput } from '../../tools/build/next-output';
import { layOutServer } from '../../tools/build/server';
import { layOutSite } from '../../tools/build/static-site';

const output = readNextOutput();
const { pages, script, policy } = await layOutSite(output);
checkIslands(pages, script);
await compressSite();
await layOutServer(output, policy);
