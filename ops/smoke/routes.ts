import { routing } from '../../i18n/routing';
import { apiUrl } from '../../lib/http/api-url';
import { listBuildingRecords } from '../../model/read/building-records';
import { forEach, type Site } from './site';

/** Checks the health of the server of the routes, which is at `NEXT_PUBLIC_API_BASE`, as for the build. */
export async function checkHealth(site: Site): Promise<void> {
  const address = apiUrl('/api/health');
  const response = await site.ask(address);
  const text = await response.text();
  site.expect(response.status === 200, address, `answers ${response.status}: ${text.slice(0, 200)}`);
}

/**
 * Checks the form routes: preflight, and the refusal of an empty inquiry, which never becomes mail, in the requested
 * language.
 */
export async function checkForms(site: Site): Promise<void> {
  const forms = listBuildingRecords().map(({ form = '/api/email/building' }) => form);
  const routes = new Set(['/api/email/send', ...forms]);
  await forEach(site, [...routes].map(apiUrl), String, async (path) => {
    const preflight = await site.ask(path, {
      method: 'OPTIONS',
      headers: { Origin: site.address, 'Access-Control-Request-Method': 'POST' },
    });
    site.expect(preflight.status === 204, path, `answers ${preflight.status} to OPTIONS, not 204`);
    for (const language of routing.locales) await checkRefusal(site, path, language);
    const foreign = await site.ask(path, emptyInquiry('en', 'https://elsewhere.example'));
    site.expect(foreign.status === 403, path, `answers ${foreign.status}, not 403, to another site's page`);
  });
}

async function checkRefusal(site: Site, path: string, language: string): Promise<void> {
  const response = await site.ask(path, emptyInquiry(language, site.address));
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  site.expect(response.status === 400, path, `answers ${response.status}, not 400, to an empty inquiry`);
  site.expect(Boolean(error), path, 'says nothing to an empty inquiry');
  const spoken = response.headers.get('content-language');
  site.expect(spoken === language, path, `answers in the language ${spoken}, not ${language}`);
  const lifetime = response.headers.get('cache-control');
  site.expect(lifetime === 'no-store', path, `its Cache-Control is ${lifetime}, not no-store`);
}

function emptyInquiry(language: string, origin: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language, Origin: origin },
    body: '{}',
  };
}
