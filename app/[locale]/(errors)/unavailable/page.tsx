import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Ltr } from '@/components/text/ltr';
import type { Locale } from '@/i18n/routing';
import { emailHref, telHref } from '@/lib/seo/contact-links';
import { hiddenMetadata } from '@/lib/seo/metadata';
import { getCompany } from '@/model';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  return hiddenMetadata(t('unavailableTitle', { company: getCompany(locale).name }));
}

/** Renders the page that a web server sends for the routes while the server behind it is down. */
export default async function UnavailablePage({ params }: Props) {
  const { locale } = await params;
  return <Unavailable {...getCompany(locale)} />;
}

function Unavailable({ phone, email }: { phone: string; email: string }) {
  const t = useTranslations('Unavailable');
  const link = (href: string) => (text: React.ReactNode) => (
    <a className="link" href={href}>
      <Ltr>{text}</Ltr>
    </a>
  );
  return (
    <div className="container section measure">
      <h1>{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <p>{t.rich('phone', { phone, link: link(telHref(phone)) })}</p>
      <p>{t.rich('email', { email, link: link(emailHref(email)) })}</p>
    </div>
  );
}
