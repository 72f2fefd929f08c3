import { errorCode, log } from './log';
import { getPostroom, type Postroom } from './postroom';

/** Milliseconds. */
const keepFor = 60_000;
const patience = 5000;

let seen: { relay: Promise<boolean>; until: number } | undefined;

/** Answers whether this server can do its work: 200 when all is well, else 503. Says nothing that is a secret. */
export async function health(): Promise<Response> {
  const parts = { process: 'ok', ...(await inspect()) };
  const well = Object.values(parts).every((state) => state === 'ok');
  return Response.json(parts, { status: well ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}

async function inspect(): Promise<{ outbox: string; relay: string }> {
  try {
    const room = getPostroom();
    const [outbox, relay] = await Promise.all([room.outbox.isWritable(), askRelay(room)]);
    return { outbox: outbox ? 'ok' : 'not writable', relay };
  } catch (error) {
    log('error', 'settings unusable', { code: errorCode(error) });
    return { outbox: 'unknown', relay: 'not configured' };
  }
}

/** The relay is asked once a minute at most, however often this is. */
async function askRelay({ relay }: Postroom): Promise<string> {
  if (!relay) return 'not configured';
  if (!seen || seen.until < Date.now()) seen = { relay: relay.isWell(patience), until: Date.now() + keepFor };
  return (await seen.relay) ? 'ok' : 'unreachable';
}
