import type { Front, Kept } from '../front/front';

/** Days for which the hashed files of an earlier release are still given: pages in open tabs and caches name them. */
const graceDays = 30;

/**
 * The front of a new release, which still gives the hashed files of the one before for thirty days.
 *
 * @param today the day as 2026-01-31
 */
export function succeed(previous: Front | null, next: Front, today: string): Front {
  const places = new Set(next.answers.map(({ place }) => place));
  const last = dayAfter(today, graceDays);
  const kept = (previous?.answers ?? [])
    .filter(({ place, headers }) => !places.has(place) && headers['cache-control']?.includes('immutable'))
    .map((answer) => ({ ...answer, until: answer.until ?? last }))
    .filter(({ until }) => until >= today);
  return { ...next, answers: [...next.answers, ...kept] };
}

/**
 * The absolute addresses whose answers a new release changes, adds or takes away, for the caches that hold them. The
 * not-found pages have no address; theirs are kept for a minute.
 */
export function listChanges(previous: Front | null, next: Front): string[] {
  const [before, after] = [fingerprints(previous), fingerprints(next)];
  const nameless = new Set([...(previous?.missing ?? []), ...next.missing].map(({ place }) => place));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((place) => !nameless.has(place) && before.get(place) !== after.get(place))
    .map((place) => next.url + encodeURI(place))
    .sort();
}

function fingerprints(front: Front | null): Map<string, string> {
  const prints = new Map<string, string>();
  for (const answer of front?.answers ?? []) {
    prints.set(answer.place, (prints.get(answer.place) ?? '') + fingerprint(answer));
  }
  return prints;
}

function fingerprint({ form, status, headers, file }: Kept): string {
  return JSON.stringify([form, status, headers, file]);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
