import { forEachParallel } from '../../lib/parallel';

/** Milliseconds for an answer. */
const timeout = 20_000;

/** Requests at once: few, so that a site in use does not slow down. */
const concurrency = 4;

/** A deployed site, and what was found wrong with it. */
export type Site = {
  /** Without a slash at its end. */
  address: string;
  issues: string[];
  /** Asks for a path, and follows no redirect. */
  ask: (path: string, options?: RequestInit) => Promise<Response>;
  /** Notes an issue unless the condition holds. */
  expect: (holds: boolean, path: string, issue: string) => void;
};

/** @param address the address of the site, such as https://www.example.com */
export function openSite(address: string): Site {
  const issues: string[] = [];
  const origin = new URL(address).origin;
  return {
    address: origin,
    issues,
    ask: (path, options) =>
      fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(timeout), ...options }),
    expect(holds, path, issue) {
      if (!holds) issues.push(`${path}: ${issue}`);
    },
  };
}

/** Does something for each item, a few at a time; what fails for one becomes an issue of the site. */
export async function forEach<T>(
  site: Site,
  items: readonly T[],
  name: (item: T) => string,
  act: (item: T) => Promise<void>,
): Promise<void> {
  await forEachParallel(items, concurrency, async (item) => {
    await act(item).catch((error: Error) => site.issues.push(`${name(item)}: ${reasonOf(error)}`));
  });
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
