import { CarEnd, Person } from '../figures';
import styles from '../section-drawing.module.css';

/** Parking Level −1 with its two elevator areas. */
export function Parking() {
  return (
    <>
      <path className={styles.room} d="M152 255H373V292H152Z" />
      {[168, 196, 270, 298, 357].map((x) => (
        <CarEnd key={x} x={x} y={292} />
      ))}
      <Person x={221} y={292} />
    </>
  );
}
