import type { ReactNode } from 'react';
import { CarEnd, CarSide, Desk, Forklift, Person, Rack, Tree, Van } from './figures';
import styles from './section-drawing.module.css';

type Floor = {
  level: string;
  /** The height of the floor in the drawing. */
  y: number;
  /** Meters, where it is known. */
  elevation?: number;
  content: ReactNode;
};

/** The posts of the two balcony railings. */
const posts = [120, 124, 128, 132, 288, 292, 296, 300].map((x) => `M${x} 106v-14`).join('');

/** The levels of the building from the top, with what the section shows of each. */
export const floors: Floor[] = [
  {
    level: 'offices',
    y: 106,
    content: (
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
    ),
  },
  {
    // The parking deck, partly under the offices.
    level: 'a',
    y: 154,
    content: (
      <>
        <path className={styles.room} d="M149 111H302V122H373V154H149Z" />
        <CarEnd x={186} y={154} />
        <CarEnd x={214} y={154} />
        <Person x={276} y={154} />
        <CarSide x={326} y={154} />
      </>
    ),
  },
  {
    level: 'street',
    y: 250,
    elevation: 0,
    content: (
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
    ),
  },
  {
    // Parking with its two elevator areas.
    level: 'parking-minus-1',
    y: 292,
    content: (
      <>
        <path className={styles.room} d="M152 255H373V292H152Z" />
        {[168, 196, 270, 298, 357].map((x) => (
          <CarEnd key={x} x={x} y={292} />
        ))}
        <Person x={221} y={292} />
      </>
    ),
  },
  {
    // Racks, and a van that drives in from the lower road: a truck is too high for it.
    level: 'minus-6',
    y: 346,
    elevation: -6,
    content: (
      <>
        <path className={styles.room} d="M152 297H373V346H152Z" />
        <Rack x={172} y={346} />
        <Rack x={206} y={346} />
        <Forklift x={262} y={346} />
        <Person x={292} y={346} />
        <Van x={378} y={346} />
      </>
    ),
  },
];

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
