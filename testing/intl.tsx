import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { direction, type Locale } from '../i18n/routing';
import en from '../messages/en.json';
import he from '../messages/he.json';

// The types are those of the Hebrew catalog, word for word; the check of the catalogs keeps the keys the same.
const catalogs: Record<Locale, typeof he> = { he, en: en as unknown as typeof he };

/** Renders a component as it stands in a page of the language, with the site's own words. */
export function renderIn(locale: Locale, node: ReactNode): RenderResult {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction[locale];
  return render(
    <NextIntlClientProvider locale={locale} messages={catalogs[locale]} timeZone="Asia/Jerusalem">
      {node}
    </NextIntlClientProvider>,
  );
}
