import { useTranslations } from 'next-intl';
import type { Company } from '@/model';
import { chatHref } from '../../lib/seo/contact-links';
import { Icon } from '../pictures/icon';
import styles from './chat-button.module.css';

type Props = {
  company: Company;
  /** The text that the chat opens with; a request for a meeting unless said. */
  greeting?: string | undefined;
};

/** The floating button that opens a chat with a greeting already written (specification §2); nothing without WhatsApp. */
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
