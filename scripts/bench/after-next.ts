/** The steps of the build that follow `next build`, for a copy of the site: `tsx scripts/bench/after-next.ts`. */
import { checkIslands } from '../build/check-islands';
import { readNextOutput } from '../build/next-output';
import { layOutServer } from '../build/server';
import { layOutSite } from '../build/static-site';

const output = readNextOutput();
await layOutServer(output, await layOutSite(output));
await checkIslands();
