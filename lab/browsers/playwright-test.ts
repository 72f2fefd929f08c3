import { test as base } from 'playwright/test';
import { systemWebkit } from './webkit-fixtures';
import { withoutScript } from './without-script';

export * from 'playwright/test';

/** Playwright's `test` with what the driver of a system's browser lacks. */
export const test =
  process.env.LAB_BROWSER === 'webkit' ? base.extend(systemWebkit) : base.extend(withoutScript);
