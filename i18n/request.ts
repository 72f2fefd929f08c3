import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { timeZone } from '../lib/today';
import { valueAt } from '../lib/value-at';
import { routing } from './routing';

/**
 * The language and words of a server render: those of the `[locale]` segment, or those that the caller names.
 * A missing or broken word throws, so that it fails the build; it never falls back to another language. The page beside
 * the editor shows a broken one as it is written, for it is being corrected.
 */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? (await rootLocale());
  if (!hasLocale(routing.locales, locale)) throw new Error(`There is no language “${locale}”.`);
  const messages = (await import(`../messages/${locale}.json`)).default;
  return {
    locale,
    messages,
    timeZone: timeZone(),
    onError(error) {
      if (!process.env.EDITOR_PREVIEW) throw error;
    },
    getMessageFallback: ({ namespace = '', key }) =>
      String(valueAt(messages, `${namespace}.${key}`.split('.'))),
  };
});
