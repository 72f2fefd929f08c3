import styles from './section-drawing.module.css';

/** The hill that the building is cut into: the street above, the lower road six meters below. */
export function Ground() {
  return (
    <>
      <pattern id="earth" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V7" />
      </pattern>
      <path className={styles.slope} d="M377 252C396 258 404 292 440 304V346H377Z" />
      <path className={styles.earth} fill="url(#earth)" d="M0 250H146V352H377V346H440V384H0Z" />
      <path className={styles.ground} d="M0 250H146M377 346H440" />
    </>
  );
}
