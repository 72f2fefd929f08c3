import type { Logo } from '@/model';
import { BrandLogo } from '../pictures/brand-logo';
import styles from './splash.module.css';

type Props = {
  logo: Logo;
  name: string;
  /** The owner of the logo. */
  brand: 'company' | 'building';
};

/**
 * Renders the splash of specification §2 over the finished page: the level line grows across the window, its mark drops
 * on it and the logo fades in. The hero shows the same line, which remains after the splash. It is decoration in pure
 * CSS; `arrival-script.tsx` skips it or ends it early.
 */
export function Splash({ logo, name, brand }: Props) {
  return (
    <div className={`${styles.splash} dark`} aria-hidden="true" data-splash={brand}>
      <div className={styles.logo}>
        <BrandLogo logo={logo} name={name} tone="light" height={96} />
      </div>
      <div className={styles.level}>
        <div className={styles.mark} />
        <div className={styles.line} />
      </div>
    </div>
  );
}
