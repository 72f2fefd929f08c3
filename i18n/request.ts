import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { timeZone } from '../lib/today';
import { routing } from './routing';

/**
 * The language and words of a server render: those of the `[locale]` segment, or those that the caller names.
 * A missing word throws, so that it fails the build; it never falls back to another language.
 */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? (await rootLocale());
  if (!hasLocale(routing.locales, locale)) throw new Error(`There is no language “${locale}”.`);
  return {
    locale,
    messages: (await import(`../messages/${locale}.json`)).default,
    timeZone: timeZone(),
    onError(error) {
      throw error;
    },
  };
});
