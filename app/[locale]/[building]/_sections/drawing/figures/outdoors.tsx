import styles from '../section-drawing.module.css';

/* At 16 units to a metre, with the middle of its foot at (0, 0). */

/** About 1.75 m. */
export function Person() {
  return (
    <g className={styles.solid}>
      <circle cy="-25.500" r="2.600" />
      <path d="M-3.600 -21.500q3.600 -2 7.200 0l.800 10.500h-2l-.900 11h-1l-.500 -9.500l-.500 9.500h-1l-.900 -11h-2z" />
    </g>
  );
}

/** A street tree of about 5 m. */
export function Tree() {
  return (
    <g className={styles.object}>
      <path d="M-1.200 0v-34h2.400v34z" />
      <path d="M-4 -32c-12 2 -19 -7 -15 -15c-6 -9 2 -19 10 -18c4 -10 18 -9 20 0c9 1 13 11 7 18c5 9 -4 18 -13 15z" />
      <path d="M0 -34v-18M0 -42l7 -7M0 -38l-7 -7" />
    </g>
  );
}
