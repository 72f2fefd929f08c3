import { useLocale } from 'next-intl';
import { getPathname } from '@/i18n/navigation';
import { BackButton } from '../islands/back-button/back-button';
import { Island } from '../islands/runtime/island';
import { Icon } from '../pictures/icon';
import styles from './back-link.module.css';

type Props = {
  label: string;
  /** The target in a page that was opened directly, without a language. */
  href: string;
};

/** Renders the button of a top bar that goes back one history step. */
export function BackLink({ label, href }: Props) {
  const locale = useLocale();
  return (
    <Island
      component={{ BackButton }}
      props={{
        className: styles.back,
        href: getPathname({ href, locale }),
        children: (
          <>
            <Icon name="back" />
            <span>{label}</span>
          </>
        ),
      }}
    />
  );
}
