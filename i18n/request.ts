import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { addPaths } from '../lib/text-paths';
import { timeZone } from '../lib/today';
import { valueAt } from '../lib/value-at';
import { catalogOf, routing } from './routing';

/**
 * Loads the language and messages of a server render: of the `[locale]` segment, or of the caller's language. A missing
 * or broken message throws, so that it fails the build, without a fallback to another language. The preview of the
 * editor shows a broken message unformatted while the author corrects it.
 */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? (await rootLocale());
  if (!hasLocale(routing.locales, locale)) throw new Error(`There is no language “${locale}”.`);
  const messages = addPaths((await import(`../messages/${locale}.json`)).default, catalogOf(locale));
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
