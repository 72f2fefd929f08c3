import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { ArrivalScript } from '@/components/frame/arrival-script';
import { direction, routing } from '@/i18n/routing';
import { tones, writeToneStyles } from '@/model';
import { hasLevelLine } from '@/model/derived/level-line';
import '../fonts.css';
import '../globals.css';
import '../contrast.css';

/** Any other language is 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return routing.locales.map((locale) => ({ locale }));
}

export const metadata: Metadata = {
  icons: {
    icon: [{ url: '/favicon.ico', sizes: '48x48' }, { url: '/brand/icon.svg' }],
    apple: '/icons/apple-touch-icon.png',
  },
  formatDetection: { telephone: false, address: false, email: false },
  // The pages of a trial address are kept out of search engines.
  ...(process.env.SITE_PREVIEW ? { robots: { index: false } } : {}),
};

export function generateViewport(): Viewport {
  return { themeColor: tones.ink };
}

/** Renders the document of every page, with language and direction from the address. */
export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  return (
    <html
      lang={locale}
      dir={direction[locale]}
      data-no-level-line={hasLevelLine ? undefined : ''}
      suppressHydrationWarning
    >
      <head>
        <style>{writeToneStyles()}</style>
        <ArrivalScript />
      </head>
      <body>
        {process.env.NODE_ENV === 'development' && process.env.EDITOR_PREVIEW && (
          // Served by the preview of the editor: a build leaves this out.
          <script src="/press.js" defer />
        )}
        {children}
      </body>
    </html>
  );
}
