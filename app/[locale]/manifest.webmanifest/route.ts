import type { MetadataRoute } from 'next';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { getPathname } from '@/i18n/navigation';
import { direction, routing } from '@/i18n/routing';
import { withoutPaths } from '@/lib/text-paths';
import { getCompany, tones } from '@/model';

type Props = { params: Promise<{ locale: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return routing.locales.map((locale) => ({ locale }));
}

/** Renders the web manifest of a language: its name and the home page that an installed icon opens. */
export async function GET(_request: Request, { params }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  const { name: company, shortName = company } = getCompany(locale);
  const home = getPathname({ href: '/', locale });
  const manifest: MetadataRoute.Manifest = {
    id: home,
    name: t('manifestName', { company }),
    short_name: shortName,
    description: t('manifestDescription'),
    lang: locale,
    dir: direction[locale],
    start_url: home,
    scope: home,
    display: 'minimal-ui',
    theme_color: tones.ink,
    background_color: tones.stone,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(withoutPaths(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
