import { useTranslations } from 'next-intl';
import type { Company } from '@/model';
import { chatHref } from '../../lib/seo/contact-links';
import { Icon } from '../pictures/icon';
import styles from './chat-button.module.css';

type Props = {
  company: Company;
  /** The opening text of the chat; a request for a meeting by default. */
  greeting?: string | undefined;
};

/** Renders the floating button that opens a prefilled chat (specification §2); nothing without WhatsApp. */
export function ChatButton({ company, greeting }: Props) {
  const t = useTranslations('ChatButton');
  if (!company.whatsapp) return null;
  return (
    <aside className={styles.dock} aria-label={t('label')}>
      <a
        className={styles.button}
        href={chatHref(company.whatsapp, greeting ?? t('prefill'))}
        target="_blank"
        rel="noopener"
        aria-describedby="chat-new-tab"
      >
        <Icon name="chat" />
        <span>{t('label')}</span>
      </a>
      <span id="chat-new-tab" hidden>
        {t('newTab')}
      </span>
    </aside>
  );
}
