import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SplashEnd } from './islands/splash-end';
import styles from './splash.module.css';

type Props = {
  /** Whose logo is drawn: the building's on its own page. */
  brand: 'company' | 'building';
  /** Its name. */
  name: string;
};

/** The five levels of the building from the top: where each begins, and how wide it is. */
const levels = [
  { x: 84, width: 72 },
  { x: 64, width: 112 },
  { x: 44, width: 152 },
  { x: 72, width: 96 },
  { x: 56, width: 128 },
];

const drawings: Record<Props['brand'], ReactNode> = {
  company: (
    <svg className={styles.triangle} viewBox="0 0 32 22" aria-hidden="true">
      <path d="M0 0h32l-16 22z" />
    </svg>
  ),
  building: (
    <svg className={styles.levels} viewBox="0 0 240 110" aria-hidden="true">
      {levels.map(({ x, width }, at) => (
        <rect key={x} data-level={at} x={x} y={at * 22} width={width} height="19" />
      ))}
    </svg>
  ),
};

/**
 * The splash of SPEC §2 over the finished page: the level line grows, its triangle drops and the name fades in; for
 * the building its five levels stack from below. It is pure decoration and pure CSS.
 */
export function Splash({ brand, name }: Props) {
  const t = useTranslations('Splash');
  return (
    <SplashEnd>
      <div className={`${styles.splash} dark`} aria-hidden="true" data-splash={brand}>
        <div className={styles.logo} data-brand={brand}>
          {drawings[brand]}
          <span className={styles.name}>
            {brand === 'company' ? t('company', { company: name }) : t('building', { building: name })}
          </span>
        </div>
      </div>
    </SplashEnd>
  );
}
