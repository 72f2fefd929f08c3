import { Forklift, Person, Tree } from '../figures';
import styles from '../section-drawing.module.css';

export function StreetHalls() {
  return (
    <>
      <path className={styles.room} d="M152 159H373V250H152Z" />
      <path className={styles.thin} d="M150.500 180V250M153.500 180V250M150.500 214h3" />
      <path className={styles.thin} d="M373 182V216M375 182V216" />
      <path
        className={styles.thin}
        d="M172 159v14h-5l2 -4h6l2 4h-5M206 159v14h-5l2 -4h6l2 4h-5M256 166h64M282 166v10h-5v5h10v-5h-5"
      />
      <path className={styles.thin} d="M196 250v-24h26v24M196 242h26M196 234h26" />
      <Tree x={84} y={250} />
      <Person x={114} y={250} />
      <Person x={178} y={250} />
      <Forklift x={294} y={250} />
      <Person x={356} y={250} />
    </>
  );
}
