import { Desk, Person } from '../figures';
import styles from '../section-drawing.module.css';

/** The posts of the two balcony railings. */
const posts = [120, 124, 128, 132, 288, 292, 296, 300].map((x) => `M${x} 106v-14`).join('');

export function Offices() {
  return (
    <>
      <path className={styles.room} d="M138 63H282V106H138Z" />
      <path className={styles.thin} d="M136.500 63V106M139.500 63V106M280.500 63V106M283.500 63V106" />
      <path className={styles.thin} d="M198 63V106M262 63v43" />
      <path className={styles.thin} d={`M118 92H136M284 92H302${posts}`} />
      <Desk x={158} y={106} />
      <Person x={184} y={106} />
      <Desk x={214} y={106} />
      <Person x={127} y={106} />
    </>
  );
}
