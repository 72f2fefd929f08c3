import { useTranslations } from 'next-intl';
import { telHref } from '@/lib/seo/contact-links';
import type { Company } from '@/model';
import { Icon } from '../pictures/icon';
import styles from './action-bar.module.css';
import { ChatButton } from './chat-button';

type Props = {
  company: Company;
  /** The opening text of the chat. */
  greeting: string;
  /** The label of the button to the form. */
  label: string;
  /** The price of a unit and its area, before the button. */
  cost?: { price: string; area: string } | false;
};

/** Renders the chat button with the action of the page and the phone, which join it in a bar on phones. */
export function ActionBar({ company, greeting, label, cost }: Props) {
  const t = useTranslations('Contacts');
  const chat = useTranslations('ChatButton');
  return (
    <>
      <div className={styles.room} />
      <ChatButton company={company} greeting={greeting} className={styles.bar} label={chat('bar')}>
        <div className={styles.actions}>
          {cost && (
            <p>
              <strong>{cost.price}</strong> <span>{cost.area}</span>
            </p>
          )}
          <a className="button" href="#contact">
            {label}
          </a>
          <a
            className={`button ${styles.phone}`}
            data-kind="quiet"
            href={telHref(company.phone)}
            aria-label={t('call', { phone: company.phone })}
          >
            <Icon name="phone" />
          </a>
        </div>
      </ChatButton>
    </>
  );
}
