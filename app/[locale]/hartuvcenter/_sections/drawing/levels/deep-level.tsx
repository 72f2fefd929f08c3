import { Forklift, Person, Rack, Truck } from '../figures';
import styles from '../section-drawing.module.css';

/** Level −6: racks, and a truck that backs in from the lower road. */
export function DeepLevel() {
  return (
    <>
      <path className={styles.room} d="M152 297H373V346H152Z" />
      <Rack x={172} y={346} />
      <Rack x={206} y={346} />
      <Forklift x={262} y={346} />
      <Person x={292} y={346} />
      <Truck x={372} y={346} />
    </>
  );
}
