import { test as base } from '@playwright/test';
import { systemWebkit } from '../../lab/browsers/webkit-fixtures';
import { withoutScript } from '../../lab/browsers/without-script';

export * from '@playwright/test';

const tests = { firefox: base.extend(withoutScript), webkit: base.extend(systemWebkit) };

/** Playwright's `test`; where a browser of the system is driven, with what its driver lacks. */
export const test = tests[process.env.E2E_SYSTEM_BROWSER as keyof typeof tests] ?? base;
