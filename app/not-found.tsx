/**
 * Never shown: every not-found page is a page of its own language or the last net, app/global-not-found.tsx. It stands
 * here because Next otherwise sends its own English not-found page along inside every page.
 */
export default function NotFound() {
  return null;
}
