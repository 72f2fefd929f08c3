import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Company } from '@/model';
import { chatHref } from '../../lib/seo/contact-links';
import { Dock } from '../islands/dock/dock';
import { Island } from '../islands/runtime/island';
import { Icon } from '../pictures/icon';
import styles from './chat-button.module.css';

type Props = {
  company: Company;
  /** The opening text of the chat; a request for a meeting by default. */
  greeting?: string | undefined;
  /** Further actions, with the class and the label of the whole. */
  children?: ReactNode;
  className?: string | undefined;
  label?: string;
};

/** Renders the floating button that opens a prefilled chat (specification §2); nothing without WhatsApp and actions. */
export function ChatButton({ company, greeting, children, className = '', label }: Props) {
  const t = useTranslations('ChatButton');
  if (!company.whatsapp && !children) return null;
  return (
    <aside className={`${styles.dock} ${className}`} aria-label={label ?? t('label')}>
      {children}
      {company.whatsapp && (
        <>
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
        </>
      )}
      <Island component={{ Dock }} props={{}} />
    </aside>
  );
}
