import type { Logo } from '@/model';
import { BrandLogo } from '../pictures/brand-logo';
import styles from './splash.module.css';

type Props = {
  logo: Logo;
  /** Whose logo it is. */
  brand: 'company' | 'building';
};

/**
 * The splash of specification §2 over the finished page: the level line grows across the window, its mark drops on it and
 * the logo fades in. The line is that of the hero, which stays as the splash goes. It is pure decoration and pure CSS;
 * `arrival-script.tsx` says when there is none, or ends it early.
 */
export function Splash({ logo, brand }: Props) {
  return (
    <div className={`${styles.splash} dark`} aria-hidden="true" data-splash={brand}>
      <div className={styles.logo}>
        <BrandLogo logo={logo} tone="light" height={96} />
      </div>
      <div className={styles.mark} />
      <div className={styles.line} />
    </div>
  );
}
