import type { Place } from './routes';

/** How a place may be asked for: as itself, or by the router of the browser, whole (`payload`) or in a segment. */
export type Form = '' | 'payload' | `/${string}`;

/** What the server says at a place; a header that the front makes itself is left out. */
export type Answer = {
  place: string;
  form: Form;
  status: number;
  type: string;
  headers: Record<string, string>;
  body: Buffer;
};

/** Headers of one transfer, or of the body that nginx makes of its own; the browser needs none of Next's here. */
const transient = new Set([
  ...['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length', 'content-type'],
  ...['accept-ranges', 'etag', 'last-modified'],
  ...['x-nextjs-cache', 'x-nextjs-rewritten-query'],
]);

/** How many questions are asked at once. */
const width = 8;

/**
 * Asks the finished server for everything that it has ready, so that a front can say the same.
 *
 * @param server the address of the server
 * @throws Error when an answer is neither 200 nor the 404 of a not-found page
 */
export async function recordAnswers(server: string, places: readonly Place[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = places.flatMap((place) => formsOf(place).map((form) => ({ place, form })));
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      answers.push(await ask(server, next.place, next.form));
    }
  }
  await Promise.all(Array.from({ length: width }, work));
  return answers.sort((a, b) => order(a).localeCompare(order(b)));
}

/** Adds the pages that answer with a slash at their end too, instead of leading to the address without it. */
export async function withSlashes(server: string, places: readonly Place[]): Promise<Place[]> {
  const pages = places.filter(({ place, segments }) => segments && place !== '/');
  const twins = pages.map((page) => ({ ...page, place: `${page.place}/`, address: `${page.address}/` }));
  const answering: Place[] = [];
  for (const twin of twins) {
    const { status } = await fetch(server + twin.address, { redirect: 'manual' });
    if (status === 200) answering.push(twin);
  }
  return [...places, ...answering];
}

function order({ place, form }: Answer): string {
  return `${place} ${form}`;
}

function formsOf({ segments }: Place): Form[] {
  return segments ? ['', 'payload', ...(segments as Form[])] : [''];
}

/** The headers with which the router of the browser asks. */
function questionOf(form: Form): Record<string, string> {
  if (form === '') return {};
  if (form === 'payload') return { RSC: '1' };
  return { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': form };
}

async function ask(server: string, { place, address }: Place, form: Form): Promise<Answer> {
  // For the router's questions the server first leads to an address of their own, so that no cache mixes them up.
  const response = await fetch(server + encodeURI(address), {
    headers: { 'Accept-Encoding': 'identity', ...questionOf(form) },
  });
  const { status, headers } = response;
  if (status !== 200 && status !== 404) throw new Error(`${address} answers ${status}.`);
  return {
    place,
    form,
    status,
    type: headers.get('content-type') ?? 'application/octet-stream',
    headers: Object.fromEntries([...headers].filter(([name]) => !transient.has(name))),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
