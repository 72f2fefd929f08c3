import { Forklift, Person, Rack, Van } from '../figures';
import styles from '../section-drawing.module.css';

/** Level −6: racks, and a van that drives in from the lower road: a truck is too high for it. */
export function DeepLevel() {
  return (
    <>
      <path className={styles.room} d="M152 297H373V346H152Z" />
      <Rack x={172} y={346} />
      <Rack x={206} y={346} />
      <Forklift x={262} y={346} />
      <Person x={292} y={346} />
      <Van x={378} y={346} />
    </>
  );
}
