import styles from '../section-drawing.module.css';

/* At 16 units to a metre, with the middle of its foot at (0, 0). */

/** About 1.75 m. */
export function Person() {
  return (
    <g className={styles.solid}>
      <circle cy="-25.5" r="2.6" />
      <path d="M-3.6 -21.5q3.6 -2 7.2 0l.8 10.5h-2l-.9 11h-1l-.5 -9.5l-.5 9.5h-1l-.9 -11h-2z" />
    </g>
  );
}

/** Renders a street tree of about 5 m. */
export function Tree() {
  return (
    <g className={styles.object}>
      <path d="M-1.2 0v-34h2.4v34z" />
      <path d="M-4 -32c-12 2 -19 -7 -15 -15c-6 -9 2 -19 10 -18c4 -10 18 -9 20 0c9 1 13 11 7 18c5 9 -4 18 -13 15z" />
      <path d="M0 -34v-18M0 -42l7 -7M0 -38l-7 -7" />
    </g>
  );
}
