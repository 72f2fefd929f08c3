import styles from '../section-drawing.module.css';

/* At 16 units to a metre, with the middle of its foot at (0, 0). */

/** Renders a parked car from behind. */
export function CarEnd() {
  return (
    <g className={styles.object}>
      <path d="M-10.5 0v-3h4v3zM6.5 0v-3h4v3z" />
      <path d="M-12 -3v-6l2 -2 3.5 -7.5q6.5 -1.5 13 0l3.5 7.5 2 2v6z" />
      <path d="M-8 -11l2.5 -5.5q5.5 -1 11 0l2.5 5.5z" />
    </g>
  );
}

/** Renders a car from the side, its front away from the street. */
export function CarSide() {
  return (
    <g className={styles.object}>
      <path d="M-30 -4v-6q1 -3 6 -3.5l8 -6.5q9 -2 18 0l8 6.5q13 1 19 4.5l1 5z" />
      <path d="M-20 -13l6 -5q4 -.8 7 -.8v5.8zM-4 -13v-5.9q4 0 6.5 .9l6.5 5z" />
      <circle cx="-18" cy="-4" r="4.3" />
      <circle cx="18" cy="-4" r="4.3" />
    </g>
  );
}

/** Renders a van of about 2.3 m, its front to the street. */
export function Van() {
  return (
    <g className={styles.object}>
      <path d="M44 -7v-26q0 -4 -4 -4h-58q-4 0 -6 3l-9 12q-10 1 -11 6v9z" />
      <path d="M-29 -22l7.5 -11h9.5v11zM-8 -37v30" />
      <circle cx="-27" cy="-5.5" r="5.5" />
      <circle cx="27" cy="-5.5" r="5.5" />
    </g>
  );
}

/** Renders the rear of a truck of about 3.8 m with its back to a door; its front is beyond the drawing. */
export function Truck() {
  return (
    <g className={styles.object}>
      <path d="M-4 -60h66v44h-66z" />
      <path d="M-4 -16v7h66v-7z" />
      <circle cx="14" cy="-8" r="8" />
      <circle cx="34" cy="-8" r="8" />
    </g>
  );
}
