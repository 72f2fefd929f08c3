import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/pictures/icon';
import { getPathname } from '@/i18n/navigation';
import type { Building } from '@/model';
import styles from './tour-bar.module.css';

type Props = { building: Building };

/** Renders the name of the building with a link to its page; hidden in the frame of that page. */
export function TourBar({ building }: Props) {
  const locale = useLocale();
  const t = useTranslations('Tour');
  return (
    <header className={`dark ${styles.bar}`}>
      <p className={styles.name}>{building.name}</p>
      <a className={styles.back} href={getPathname({ href: building.href, locale })} target="_top">
        <Icon name="back" />
        <span>{t('back')}</span>
      </a>
    </header>
  );
}
