/** The steps of the build that follow `next build`, for a copy of the site: `tsx testing/bench/after-next.ts`. */
import { checkIslands } from '../../scripts/build/check-islands';
import { compressSite } from '../../scripts/build/compress';
import { readNextOutput } from '../../scripts/build/next-output';
import { layOutServer } from '../../scripts/build/server';
import { layOutSite } from '../../scripts/build/static-site';

const output = readNextOutput();
const policy = await layOutSite(output);
await compressSite();
await layOutServer(output, policy);
await checkIslands();
