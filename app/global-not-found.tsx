import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getCompany } from '@/content';
import { hiddenMetadata } from '@/i18n/metadata';
import './fonts.css';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: 'he', namespace: 'Metadata' });
  return hiddenMetadata(t('notFoundTitle', { company: getCompany('he').name }));
}

/** The last net, for an address that no rule of next.config.ts catches: a whole document, in Hebrew. */
export default async function GlobalNotFound() {
  const t = await getTranslations({ locale: 'he', namespace: 'NotFound' });
  return (
    <html lang="he" dir="rtl">
      <body>
        <main className="container section">
          <h1>{t('title')}</h1>
          <p className="lead">{t('text')}</p>
          <p>
            <a className="link" href="/">
              {t('home')}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
