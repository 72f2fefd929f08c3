import clientsData from '../../content/clients.json';
import type { Locale } from '../../i18n/routing';
import { type ClientRecord, clientsSchema } from '../schema';
import { type In, inLanguage, type With } from './in-language';
import { parseRecord } from './load';

export type Client = With<In<ClientRecord>, { name: string }>;

const records = parseRecord(clientsSchema, 'content/clients.json', clientsData);

/** The clients in their order, in one language. */
export function listClients(locale: Locale): Client[] {
  return records.map(({ name, ...client }) => ({
    ...inLanguage(client, locale),
    name: name[locale] ?? name.he,
  }));
}
