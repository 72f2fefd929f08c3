import { useTranslations } from 'next-intl';
import type { Company } from '@/model';
import { chatHref } from '../../lib/seo/contact-links';
import { Icon } from '../pictures/icon';
import { NewTab } from '../text/new-tab';
import { FooterPart } from './footer-part';
import styles from './footer-social.module.css';

type Props = { company: Company };

/** Lists the company's networks (specification §2); nothing when it has none. */
export function FooterSocial({ company }: Props) {
  const t = useTranslations('Footer');
  const chat = useTranslations('ChatButton');
  const { social, whatsapp } = company;
  const hrefs = { ...social, whatsapp: whatsapp && chatHref(whatsapp, chat('prefill')) };
  const networks = (['facebook', 'whatsapp', 'instagram'] as const).flatMap((name) => {
    const href = hrefs[name];
    return href ? [{ name, href }] : [];
  });
  if (networks.length === 0) return null;
  return (
    // Blockers of social widgets hide every element with the id `footer-social`.
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
