import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressCorrection } from '../islands/address-correction/address-correction';
import { Island } from '../islands/runtime/island';
import styles from './not-found-panel.module.css';

type Props = {
  /** The heading of the page. */
  title: string;
  /** True where “404” itself is the heading, as in English (specification §2); otherwise it is decoration. */
  codeIsHeading?: boolean;
  children: ReactNode;
};

/** Renders a 404 page: a level mark at 404, high above the footer as the ground. */
export function NotFoundPanel({ title, codeIsHeading = false, children }: Props) {
  const t = useTranslations('NotFound');
  return (
    <div className={`container ${styles.panel}`}>
      {codeIsHeading ? (
        <>
          <h1 className={styles.level}>{t('code')}</h1>
          <h2>{title}</h2>
        </>
      ) : (
        <>
          <p className={styles.level} aria-hidden="true">
            {t('code')}
          </p>
          <h1 className={styles.title}>{title}</h1>
        </>
      )}
      <div className={styles.text}>{children}</div>
      <Island component={{ AddressCorrection }} props={{}} />
      <svg
        className={styles.drawing}
        viewBox="120 0 1000 141"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <path d="M150 140V84h130v56M150 104h130M172 140v-24h26v24M216 140v-24h26v24M420 140V96l24-16v16l24-16v16l24-16v16l24-16v60M444 140v-22h48v22M640 140V58h150v82M640 86h150M640 112h150M677 58v82M715 58v82M752 58v82M930 140v-36h160v36M950 140v-20h22v20M988 140v-20h22v20M1026 140v-20h22v20" />
        <path
          className={styles.crane}
          d="M870 140V22M870 30H770M870 30h46M870 22l-34 8M870 22l34 8M800 30v22M795 52h10v8h-10z"
        />
      </svg>
    </div>
  );
}
