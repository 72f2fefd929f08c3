import { CarEnd, CarSide, Person } from '../figures';
import styles from '../section-drawing.module.css';

/** Level A: the parking deck, partly under the offices. */
export function Deck() {
  return (
    <>
      <path className={styles.room} d="M149 111H302V122H373V154H149Z" />
      <CarEnd x={186} y={154} />
      <CarEnd x={214} y={154} />
      <Person x={276} y={154} />
      <CarSide x={326} y={154} />
    </>
  );
}
