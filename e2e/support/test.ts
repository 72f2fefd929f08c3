import { test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test';

export * from '@playwright/test';

/**
 * Playwright's `test`, which fails when a page logs an error, throws one or leaves a rejection unhandled. A test adds a
 * pattern to `expectedErrors` for each error that it provokes, such as a status of 404.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  expectedErrors: async ({}, use) => use([]),

  context: async ({ context, expectedErrors }, use) => {
    const errors: string[] = [];
    context.on('weberror', (error: WebError) => errors.push(String(error.error())));
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    await use(context);
    const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
});
