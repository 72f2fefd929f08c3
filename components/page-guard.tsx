import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { getPathname } from '@/i18n/navigation';
import { BrokenBoundary } from './islands/broken-boundary';
import styles from './page-guard.module.css';

type Props = { children: ReactNode };

/** Guards a page: when it fails in the browser, the visitor can try again or go home. */
export function PageGuard({ children }: Props) {
  const locale = useLocale();
  const t = useTranslations('Broken');
  return (
    <BrokenBoundary
      className={`container section ${styles.broken}`}
      words={{ title: t('title'), text: t('text'), retry: t('retry'), home: t('home') }}
      homeHref={getPathname({ href: '/', locale })}
    >
      {children}
    </BrokenBoundary>
  );
}
