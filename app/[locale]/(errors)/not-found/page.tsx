import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { NotFoundPanel } from '@/components/frame/not-found-panel';
import type { Locale } from '@/i18n/routing';
import { hiddenMetadata } from '@/lib/seo/metadata';
import { getCompany } from '@/model';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  return hiddenMetadata(t('notFoundTitle', { company: getCompany(locale).name }));
}

/**
 * Renders the 404 page of every unknown address (specification §2). “Return to Home” leads to the Hebrew site, also from
 * English, where the English home page is the first and larger link.
 */
export default function NotFoundPage() {
  const locale = useLocale();
  const t = useTranslations('NotFound');
  const isEnglish = locale === 'en';
  const homes = [
    { href: '/', language: 'he', text: t('home') },
    { href: '/en', language: 'en', text: t('other') },
  ];
  return (
    <NotFoundPanel title={t('title')} codeIsHeading={isEnglish}>
      <p className="lead">{t('text')}</p>
      {(isEnglish ? homes.reverse() : homes).map(({ href, language, text }, position) => (
        <p key={href}>
          <a className={position === 0 ? 'button' : 'link'} href={href} hrefLang={language}>
            {text}
          </a>
        </p>
      ))}
    </NotFoundPanel>
  );
}
