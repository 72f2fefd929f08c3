import { useTranslations } from 'next-intl';
import type { Company } from '@/content';
import { chatHref } from '../../site/contact-links';
import { Icon } from '../pictures/icon';
import { NewTab } from '../text/new-tab';
import { FooterPart } from './footer-part';
import styles from './footer-social.module.css';

type Props = { company: Company };

/** The three networks of specification §2; a company may have no Facebook page. */
export function FooterSocial({ company }: Props) {
  const t = useTranslations('Footer');
  const chat = useTranslations('ChatButton');
  const { facebook, instagram } = company.social;
  const networks = [
    ...(facebook ? [{ name: 'facebook', href: facebook } as const] : []),
    { name: 'whatsapp', href: chatHref(company, chat('prefill')) },
    { name: 'instagram', href: instagram },
  ] as const;
  return (
    // Blockers of social widgets hide every `footer-social`.
    <FooterPart id="footer-networks" title={t('follow')}>
      <ul role="list" className={styles.networks}>
        {networks.map(({ name, href }) => (
          <li key={name}>
            <a className={styles.network} href={href} target="_blank" rel="noopener">
              <Icon name={name} />
              <span className="visually-hidden">{t(name)}</span>
              <NewTab />
            </a>
          </li>
        ))}
      </ul>
    </FooterPart>
  );
}
