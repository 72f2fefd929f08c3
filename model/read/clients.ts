import { readFileSync } from 'node:fs';
import path from 'node:path';
import clientsData from '../../content/clients.json';
import type { Locale } from '../../i18n/routing';
import { withoutPaths } from '../../lib/text-paths';
import { type ClientRecord, clientsSchema } from '../schema';
import type { Drawing } from './brand';
import { drawingSize } from './drawing-size';
import { type In, inLanguage, type With } from './in-language';
import { parseRecord } from './load';
import { fitLogo } from './logo-size';

/** A client in one language; the size of its logo is in CSS pixels, `lang` the language of a name of another language. */
export type Client = With<In<ClientRecord>, { name: string; lang: Locale | undefined; logo: Drawing | null }>;

const records = parseRecord(clientsSchema, 'content/clients.json', clientsData);

/** Returns the clients in their display order, in one language. */
export function listClients(locale: Locale): Client[] {
  return records.map(({ name, ...client }) => {
    const { logo, ...rest } = inLanguage(client, locale);
    return {
      ...rest,
      industry: withoutPaths(rest.industry),
      name: name[locale] ?? name.he,
      lang: name[locale] ? undefined : 'he',
      logo: logo === null ? null : { src: logo, ...fitLogo(sizeOf(logo)) },
    };
  });
}

const sizeOf = (logo: string) =>
  drawingSize(readFileSync(path.join(process.cwd(), 'public', logo), 'utf8'), `public${logo}`);
