import { useTranslations } from 'next-intl';
import { telHref } from '@/lib/seo/contact-links';
import type { Person } from '@/model';
import { Icon } from '../pictures/icon';
import { Ltr } from '../text/ltr';
import styles from './person-line.module.css';

type Props = { person: Pick<Person, 'name' | 'role' | 'phone'> };

/** Renders the name, role and phone of a contact person. */
export function PersonLine({ person: { name, role, phone } }: Props) {
  const t = useTranslations('People');
  return (
    <p className={styles.person}>
      <strong>{name}</strong>
      <span>{role}</span>
      {phone && (
        <a className="link" href={telHref(phone)} aria-label={t('call', { name, phone })}>
          <Icon name="phone" />
          <Ltr>{phone}</Ltr>
        </a>
      )}
    </p>
  );
}
