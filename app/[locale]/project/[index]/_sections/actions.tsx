import { useLocale, useTranslations } from 'next-intl';
import { PrintButton } from '@/components/islands/print-button/print-button';
import { Island } from '@/components/islands/runtime/island';
import { Icon } from '@/components/pictures/icon';
import { BrochureLink } from '@/components/text/brochure-link';
import { NewTab } from '@/components/text/new-tab';
import { getPathname } from '@/i18n/navigation';
import styles from './actions.module.css';

type Props = {
  /** The name of the project's record and of its brochure. */
  name: string;
  /** The project's own site: a page of this site, or an https address elsewhere; not every project has one. */
  address: string | undefined;
};

/** Renders the link to the project's own site (specification §2), its brochure, and a print button. */
export function Actions({ name, address }: Props) {
  const locale = useLocale();
  const t = useTranslations('Project');
  const print = useTranslations('Print');
  return (
    <div className={`container ${styles.actions}`}>
      {address && (
        <a
          className="button"
          href={address.startsWith('/') ? getPathname({ href: address, locale }) : address}
          target="_blank"
          rel="noopener"
        >
          <span>
            {t('site')}
            <NewTab />
          </span>
          <Icon name="external" />
        </a>
      )}
      <BrochureLink className="button" name={name} />
      <Island
        component={{ PrintButton }}
        props={{ className: 'button script-only', label: print('button') }}
      />
    </div>
  );
}
