import { useLocale, useTranslations } from 'next-intl';
import { PersonLine } from '@/components/cards/person-line';
import { Icon } from '@/components/pictures/icon';
import { Ltr } from '@/components/text/ltr';
import { getPathname } from '@/i18n/navigation';
import { askParameter } from '@/lib/ask-parameter';
import { telHref } from '@/lib/seo/contact-links';
import type { Company } from '@/model';
import styles from './ask.module.css';

type Props = { company: Pick<Company, 'people' | 'phone'>; title: string };

/** Renders an invitation to ask for such a building: its link fills in the form of the home page. */
export function Ask({ company: { people, phone }, title }: Props) {
  const locale = useLocale();
  const t = useTranslations('Project');
  const contacts = useTranslations('Contacts');
  const [person] = people;
  const text = new URLSearchParams({ [askParameter]: t('askPrefill', { title }) });
  return (
    <section className="dark screen-only" aria-labelledby="ask-title">
      <div className={`container ${styles.row}`}>
        <h2 id="ask-title">{t('ask')}</h2>
        {person ? (
          <PersonLine person={person} />
        ) : (
          <a className="link" href={telHref(phone)} aria-label={contacts('call', { phone })}>
            <Icon name="phone" />
            <Ltr>{phone}</Ltr>
          </a>
        )}
        <a className="button" href={getPathname({ href: `/?${text}#contact`, locale })}>
          {t('askLink')}
        </a>
      </div>
    </section>
  );
}
