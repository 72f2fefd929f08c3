const key = 'visit-origin';

/**
 * Where the visit began: the `utm_…` parameters of its first page and the referring host, URL-encoded. Kept in the
 * session storage until the tab is closed, in no cookie. Every page loads this module with its islands.
 */
export const visitOrigin = readVisitOrigin();

function readVisitOrigin(): string {
  try {
    const { host, search } = location;
    const storedOrigin = sessionStorage.getItem(key);
    if (storedOrigin !== null) return storedOrigin;
    const parameters = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
    const referrer = document.referrer && new URL(document.referrer).host;
    if (referrer && referrer !== host) parameters.unshift(['referrer', referrer]);
    const origin = `${new URLSearchParams(parameters)}`.slice(0, 500);
    sessionStorage.setItem(key, origin);
    return origin;
  } catch {
    // On the server, or where the browser blocks storage.
    return '';
  }
}
