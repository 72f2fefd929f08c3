import socialData from '../../content/social.json';
import type { Locale } from '../../i18n/routing';
import { type FallbackPostRecord, socialSchema } from '../schema';
import { companyRecord } from './company-record';
import { type In, inLanguage, type With } from './in-language';
import { parseRecord } from './load';

export type FallbackPost = With<In<FallbackPostRecord>, { url: string | undefined }>;

const records = parseRecord(socialSchema, 'content/social.json', socialData);

/** Returns the posts that replace the live feed when it cannot be read (specification §8). */
export function listFallbackPosts(locale: Locale): FallbackPost[] {
  const { instagram } = companyRecord.social;
  return inLanguage(records, locale).map(({ id: _, ...post }) => ({
    ...post,
    url: post.url ?? instagram,
  }));
}
