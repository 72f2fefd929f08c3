import { useTranslations } from 'next-intl';
import type { Company } from '@/model';
import { emailHref, googleMapsHref, telHref, wazeHref } from '../../lib/seo/contact-links';
import { Icon } from '../pictures/icon';
import { Ltr } from '../text/ltr';
import { NewTab } from '../text/new-tab';
import styles from './footer-contacts.module.css';
import { FooterPart } from './footer-part';

type Props = { company: Company };

export function FooterContacts({ company }: Props) {
  const t = useTranslations('Footer');
  const contacts = useTranslations('Contacts');
  const directions = [
    { text: contacts('waze'), href: wazeHref(company.position) },
    { text: contacts('google'), href: googleMapsHref(company.position) },
  ];
  return (
    <FooterPart id="footer-details" title={t('details')}>
      <address>
        <p className={styles.contact}>
          <Icon name="pin" />
          {company.address}
        </p>
        {[company.phone, company.secondPhone ?? []].flat().map((phone) => (
          <a
            key={phone}
            className={`link ${styles.contact}`}
            href={telHref(phone)}
            aria-label={contacts('call', { phone })}
          >
            <Icon name="phone" />
            <Ltr>{phone}</Ltr>
          </a>
        ))}
        <a
          className={`link ${styles.contact}`}
          href={emailHref(company.email)}
          aria-label={contacts('email', { email: company.email })}
        >
          <Icon name="mail" />
          <Ltr>{company.email}</Ltr>
        </a>
        {directions.map(({ text, href }) => (
          <a key={href} className="link" href={href} target="_blank" rel="noopener">
            {text}
            <NewTab />
          </a>
        ))}
      </address>
    </FooterPart>
  );
}
