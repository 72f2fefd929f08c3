import { useLocale, useTranslations } from 'next-intl';
import { getPathname } from '@/i18n/navigation';
import type { Building, Offering } from '@/model';
import { Icon } from '../pictures/icon';
import styles from './offer-link.module.css';
import { writeLowestPrice, writeSizes } from './offer-words';

type Props = {
  offering: Offering;
  /** Where the link is; it is drawn for a dark ground. */
  className?: string | undefined;
};

/** Links to the available units of one building or of several, with their number, sizes and lowest price. */
export function OfferLink({ offering, className = '' }: Props) {
  const locale = useLocale();
  const t = useTranslations('Offer');
  const units = useTranslations('Units');
  const unit = useTranslations('Unit');
  const { free: n, buildings } = offering;
  const [building, ...others] = buildings;
  const isOne = building && others.length === 0;
  return (
    <a
      className={`level-mark ${styles.offer} ${className}`}
      href={isOne ? unitsHref(building, locale) : getPathname({ href: '/spaces', locale })}
    >
      <span>
        <strong>
          {isOne
            ? t('in', { n, building: building.name })
            : t('inSeveral', { n, buildings: buildings.length })}
        </strong>
        <small>
          {[writeSizes(offering, units), writeLowestPrice(offering, unit)].filter(Boolean).join(' · ')}
        </small>
      </span>
      <Icon name="next" />
    </a>
  );
}

/** Returns the address of the list of a building’s units. */
export function unitsHref({ href }: Pick<Building, 'href'>, locale: ReturnType<typeof useLocale>): string {
  return `${getPathname({ href, locale })}#units`;
}
