import styles from '../section-drawing.module.css';

/* At 16 units to a metre, with the middle of its foot at (0, 0). */

/** The boxes on the lowest three shelves of a rack, which repeat above. */
const boxes = [
  'M-14 -2v-9h12v9zM1 -2v-8h12v8z',
  'M-13 -17v-8h9v8zM-2 -17v-10h14v10z',
  'M-14 -32v-8h13v8zM2 -32v-9h11v9z',
];

type RackProps = {
  /** Metres from the floor to the lowest beam. */
  clearHeight: number;
};

/** Renders a storage rack, loaded as high as the level is. */
export function Rack({ clearHeight }: RackProps) {
  const shelves = Math.max(1, Math.floor((clearHeight * 16 - 2) / 15));
  const steps = Array.from({ length: shelves }, (_, shelf) => shelf);
  return (
    <g className={styles.object}>
      {steps.map((shelf) => (
        <path
          key={shelf}
          transform={shelf > 2 ? `translate(0 ${-45 * Math.floor(shelf / 3)})` : undefined}
          d={boxes[shelf % 3]}
        />
      ))}
      <path
        className={styles.thin}
        d={`M-16 0v${1 - 15 * shelves}M16 0v${1 - 15 * shelves}${steps.map((shelf) => `M-16 ${-2 - 15 * shelf}h32`).join('')}`}
      />
    </g>
  );
}

/** Renders a forklift that faces the street, with a pallet. */
export function Forklift() {
  return (
    <g className={styles.object}>
      <path d="M-25 -2v-11h11v11z" />
      <path d="M-12 0v-29M-12 -1h-14M-8 -4v-9h8v-5h12v14zM-7 -13l2 -15h13l2 10" />
      <circle cx="-5" cy="-4" r="4" />
      <circle cx="8" cy="-4" r="4" />
    </g>
  );
}

/** Renders a low shelf of a shop. */
export function Shelf() {
  return <path className={styles.thin} d="M-13 0v-24h26v24M-13 -8h26M-13 -16h26" />;
}

/** Renders a workbench with a vice and a drawer. */
export function Bench() {
  return (
    <path className={styles.thin} d="M-16 0v-14h32v14M-16 -11h32M4 -11v6h12M-12 -14v-5h7v5M-12 -17h-3" />
  );
}

/** Renders a desk with a screen and a person who works at it. */
export function Desk() {
  return (
    <>
      <path className={styles.thin} d="M-2 -11h15M11 -11v11M8 -11v-3M4 -20h8v6h-8z" />
      <path className={styles.solid} d="M-9 -19q3 -2 5 0l1 6 5 1.5v1.5l-7 0v5h-1.5v5h-1.5v-5h-2z" />
      <circle className={styles.solid} cx="-6" cy="-22" r="2.3" />
    </>
  );
}

/** Renders a cooling unit with two fans. */
export function Chiller() {
  return (
    <g className={styles.object}>
      <path d="M-21 -2v-22h42v22zM-17 -2v2M17 -2v2" />
      <circle cx="-10" cy="-13" r="7" />
      <circle cx="10" cy="-13" r="7" />
      <path d="M-15 -18l10 10M-5 -18l-10 10M5 -18l10 10M15 -18l-10 10" />
    </g>
  );
}

/** Renders a water tank with its pipe. */
export function Tank() {
  return <path className={styles.object} d="M-9 -3v-26q9 -6 18 0v26zM-7 -3v3M7 -3v3M-9 -10h18M9 -6h5" />;
}
