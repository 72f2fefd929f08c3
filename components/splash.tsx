import { BrandLogo } from './brand-logo';
import { SplashEnd } from './islands/splash-end';
import styles from './splash.module.css';

type Props = { brand: 'company' | 'building' };

const levels = ['offices', 'a', 'street', 'parking', 'deep'];

/**
 * The splash of SPEC §2 over the finished page: the level line grows, its triangle drops and the name fades in; for
 * the building its five levels stack from below. It is pure decoration and pure CSS.
 */
export function Splash({ brand }: Props) {
  return (
    <SplashEnd>
      <div className={`${styles.splash} dark`} aria-hidden="true" data-splash={brand}>
        <div className={styles.stage}>
          {brand === 'company' ? (
            <svg className={styles.drawing} viewBox="0 0 240 40">
              <path className={styles.line} d="M0 34H240" />
              <path className={styles.triangle} d="M104 12h32l-16 20z" />
            </svg>
          ) : (
            <svg className={styles.drawing} viewBox="0 0 240 110">
              {levels.map((level, at) => (
                <rect
                  key={level}
                  className={styles.level}
                  data-level={at}
                  x={[84, 64, 44, 72, 56][at]}
                  y={at * 22}
                  width={[72, 112, 152, 96, 128][at]}
                  height="19"
                />
              ))}
            </svg>
          )}
          <div className={styles.name}>
            <BrandLogo brand={brand} tone="light" height={56} />
          </div>
        </div>
      </div>
    </SplashEnd>
  );
}
