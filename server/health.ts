import { log } from './log';
import { getPostroom, type Postroom } from './postroom';
import { SettingsError } from './settings';

/** Milliseconds. */
const keepFor = 60_000;
const patience = 5000;

const seen = new WeakMap<Postroom, { relay: Promise<boolean>; until: number }>();

/** Answers whether this server can do its work: 200 when all is well, else 503. Says nothing that is a secret. */
export async function health(room = openPostroom()): Promise<Response> {
  const [outbox, relay] = await Promise.all([room?.outbox.isWritable(), askRelay(room)]);
  const parts = { process: 'ok', outbox: outbox ? 'ok' : 'not writable', relay };
  const well = Object.values(parts).every((state) => state === 'ok');
  return Response.json(parts, { status: well ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}

function openPostroom(): Postroom | null {
  try {
    return getPostroom();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    log('error', 'settings unusable', { settings: error.message });
    return null;
  }
}

/** The relay is asked once a minute at most, however often this is. */
async function askRelay(room: Postroom | null): Promise<string> {
  if (!room?.relay) return 'not configured';
  let answer = seen.get(room);
  if (!answer || answer.until < Date.now()) {
    answer = { relay: room.relay.isWell(patience), until: Date.now() + keepFor };
    seen.set(room, answer);
  }
  return (await answer.relay) ? 'ok' : 'unreachable';
}
