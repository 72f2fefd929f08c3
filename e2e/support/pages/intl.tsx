import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { timeZone } from '@/lib/today';
import { catalogs } from '../../../i18n/catalogs';
import { direction, type Locale } from '../../../i18n/routing';

/** Renders a component as in a page of the language, with the site's texts. */
export function renderIn(locale: Locale, node: ReactNode): RenderResult {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction[locale];
  return render(
    <NextIntlClientProvider locale={locale} messages={catalogs[locale]} timeZone={timeZone()}>
      {node}
    </NextIntlClientProvider>,
  );
}
