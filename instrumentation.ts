import type { CompanyRecord } from './model/schema';

/** Called once by Next before a server receives its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { start } = await import('./server/start');
  const { default: company } = await import('./content/company.json');
  // The type comes from the schema; the check reports missing fields.
  const { privacy } = company as unknown as CompanyRecord;
  start(privacy.keepDays, Boolean(privacy.database));
}
