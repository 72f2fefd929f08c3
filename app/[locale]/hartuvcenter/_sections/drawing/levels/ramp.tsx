import styles from '../section-drawing.module.css';

/** The two-way ramp that climbs from the street to Level A, beyond the section: therefore dashed. */
export function Ramp() {
  return (
    <>
      <path className={styles.grip} d="M124 250L312 159H332L144 250Z" />
      <path className={styles.beyond} d="M124 250L312 159M144 250L332 159" />
      <path
        className={styles.way}
        d="M206 215L237 200M206 215l8.500 -.500M206 215l5.500 -6.500M237 200l-8.500 .500M237 200l-5.500 6.500"
      />
    </>
  );
}
