import type { Messages } from 'next-intl';
import en from '../messages/en.json' with { type: 'json' };
import he from '../messages/he.json' with { type: 'json' };
import type { Locale } from './routing';

/**
 * Messages of each language, for code outside a page. The check ensures that every catalog has the keys of the Hebrew
 * one, which defines their type.
 */
export const catalogs: Record<Locale, Messages> = { he, en: en as unknown as Messages };
