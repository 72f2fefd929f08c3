import redirectsData from '../../content/redirects.json';
import { redirectsSchema } from '../schema';
import { parseRecord } from './load';

const records = parseRecord(redirectsSchema, 'content/redirects.json', redirectsData);

/** Returns the target of each address of the former site, which has no slash at its end. */
export function listRedirects(): Record<string, string> {
  return Object.fromEntries(records.map(({ from, to }) => [from.replace(/\/$/, ''), to]));
}
