import { forEachParallel } from '../../tools/build/parallel';

/** Milliseconds for an answer. */
const timeout = 20_000;

/** Concurrent requests: few, so that a live site does not slow down. */
const concurrency = 4;

/** A deployed site, and the issues found. */
export type Site = {
  /** Without a trailing slash. */
  address: string;
  /** Whether a static host serves the pages, which decides lifetimes and spellings itself (docs/operations.md). */
  isStatic: boolean;
  issues: string[];
  /** Requests a path of the site, or an address elsewhere, without following redirects. */
  ask: (path: string, options?: RequestInit) => Promise<Response>;
  /** Records an issue unless the condition holds. */
  expect: (holds: boolean, path: string, issue: string) => void;
};

/**
 * @param address of the site, such as https://www.example.com
 * @param isStatic whether a static host serves the pages
 */
export function openSite(address: string, isStatic = false): Site {
  const issues: string[] = [];
  const origin = new URL(address).origin;
  return {
    address: origin,
    isStatic,
    issues,
    ask: (path, options) =>
      fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(timeout), ...options }),
    expect(holds, path, issue) {
      if (!holds) issues.push(`${path}: ${issue}`);
    },
  };
}

/** Processes each item, a few at a time; a failure becomes an issue of the site. */
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
