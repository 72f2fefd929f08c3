/** Called once by Next before a server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { start } = await import('./server/start');
  const { default: company } = await import('./content/company.json');
  start(company.privacy.keepDays);
}
