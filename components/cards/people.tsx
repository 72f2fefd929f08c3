import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { getPathname } from '@/i18n/navigation';
import { chatHref, emailHref, telHref } from '@/lib/seo/contact-links';
import type { Person } from '@/model';
import { Icon } from '../pictures/icon';
import { Ltr } from '../text/ltr';
import styles from './people.module.css';

type Props = { people: readonly Person[] };

/** Lists the contact people with phone, mail and a card for address books; nothing without people. */
export function People({ people }: Props) {
  const t = useTranslations('People');
  if (people.length === 0) return null;
  return (
    <div className={styles.people}>
      <h3>{t('title')}</h3>
      <ul role="list">
        {people.map((person) => (
          <li key={person.name} className={styles.person}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PersonCard({ person }: { person: Person }) {
  const locale = useLocale();
  const format = useFormatter();
  const t = useTranslations('People');
  const chat = useTranslations('ChatButton');
  const newTab = useTranslations('NewTab');
  const { name, role, phone, whatsapp, email, languages, card } = person;
  const spoken = languages.map((code) => format.displayName(code, { type: 'language' }));
  return (
    <>
      <h4 className={styles.name}>{name}</h4>
      <p className={styles.role}>
        {role}
        <br />
        <span className={styles.languages}>{t('languages', { languages: format.list(spoken) })}</span>
      </p>
      <p className={styles.ways}>
        {phone && (
          <a className="link" href={telHref(phone)} aria-label={t('call', { name, phone })}>
            <Icon name="phone" />
            <Ltr>{phone}</Ltr>
          </a>
        )}
        {whatsapp && (
          <a
            className="link"
            href={chatHref(whatsapp, chat('prefill'))}
            target="_blank"
            rel="noopener"
            aria-label={[t('whatsappTo', { name }), newTab('label')].join(' ')}
          >
            <Icon name="whatsapp" />
            <span>{t('whatsapp')}</span>
          </a>
        )}
        {email && (
          <a className="link" href={emailHref(email)} aria-label={t('email', { name, email })}>
            <Icon name="mail" />
            <Ltr>{email}</Ltr>
          </a>
        )}
        <a
          className="link"
          href={getPathname({ href: card, locale })}
          download
          aria-label={t('saveOf', { name })}
        >
          <Icon name="plus" />
          <span>{t('save')}</span>
        </a>
      </p>
    </>
  );
}
