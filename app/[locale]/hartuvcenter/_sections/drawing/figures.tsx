import styles from './section-drawing.module.css';

/*
 * What is in the building, drawn at one scale: 16 units to a meter. Each figure is at (x, y), the middle of
 * its foot.
 */

type Place = { x: number; y: number };

/** About 1.75 m. */
export function Person({ x, y }: Place) {
  return (
    <g className={styles.solid} transform={`translate(${x} ${y})`}>
      <circle cy="-25.500" r="2.600" />
      <path d="M-3.600 -21.500q3.600 -2 7.200 0l.800 10.500h-2l-.900 11h-1l-.500 -9.500l-.500 9.500h-1l-.900 -11h-2z" />
    </g>
  );
}

/** A parked car from behind. */
export function CarEnd({ x, y }: Place) {
  return (
    <g className={styles.object} transform={`translate(${x} ${y})`}>
      <path d="M-10.500 0v-3h4v3zM6.500 0v-3h4v3z" />
      <path d="M-12 -3v-6l2 -2 3.500 -7.500q6.500 -1.500 13 0l3.500 7.500 2 2v6z" />
      <path d="M-8 -11l2.500 -5.500q5.500 -1 11 0l2.500 5.500z" />
    </g>
  );
}

/** A car from the side, its front to the right. */
export function CarSide({ x, y }: Place) {
  return (
    <g className={styles.object} transform={`translate(${x} ${y})`}>
      <path d="M-30 -4v-6q1 -3 6 -3.500l8 -6.500q9 -2 18 0l8 6.500q13 1 19 4.500l1 5z" />
      <path d="M-20 -13l6 -5q4 -.800 7 -.800v5.800zM-4 -13v-5.900q4 0 6.500 .900l6.500 5z" />
      <circle cx="-18" cy="-4" r="4.300" />
      <circle cx="18" cy="-4" r="4.300" />
    </g>
  );
}

/** A van of about 2.3 m, its front to the left. */
export function Van({ x, y }: Place) {
  return (
    <g className={styles.object} transform={`translate(${x} ${y})`}>
      <path d="M44 -7v-26q0 -4 -4 -4h-58q-4 0 -6 3l-9 12q-10 1 -11 6v9z" />
      <path d="M-29 -22l7.500 -11h9.500v11zM-8 -37v30" />
      <circle cx="-27" cy="-5.500" r="5.500" />
      <circle cx="27" cy="-5.500" r="5.500" />
    </g>
  );
}

/** A street tree of about 5 m. */
export function Tree({ x, y }: Place) {
  return (
    <g className={styles.object} transform={`translate(${x} ${y})`}>
      <path d="M-1.200 0v-34h2.400v34z" />
      <path d="M-4 -32c-12 2 -19 -7 -15 -15c-6 -9 2 -19 10 -18c4 -10 18 -9 20 0c9 1 13 11 7 18c5 9 -4 18 -13 15z" />
      <path d="M0 -34v-18M0 -42l7 -7M0 -38l-7 -7" />
    </g>
  );
}

/** A storage rack of three loaded shelves, 30 units wide. */
export function Rack({ x, y }: Place) {
  return (
    <g className={styles.object} transform={`translate(${x} ${y})`}>
      <path d="M-14 -2v-9h12v9zM1 -2v-8h12v8zM-13 -17v-8h9v8zM-2 -17v-10h14v10zM-14 -32v-8h13v8zM2 -32v-9h11v9z" />
      <path className={styles.thin} d="M-16 0v-44M16 0v-44M-16 -2h32M-16 -17h32M-16 -32h32" />
    </g>
  );
}

/** A forklift that faces left, with a pallet. */
export function Forklift({ x, y }: Place) {
  return (
    <g className={styles.object} transform={`translate(${x} ${y})`}>
      <path d="M-25 -2v-11h11v11z" />
      <path d="M-12 0v-29M-12 -1h-14M-8 -4v-9h8v-5h12v14zM-7 -13l2 -15h13l2 10" />
      <circle cx="-5" cy="-4" r="4" />
      <circle cx="8" cy="-4" r="4" />
    </g>
  );
}

/** A desk with a screen and a person who works at it. */
export function Desk({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.thin} d="M-2 -11h15M11 -11v11M8 -11v-3M4 -20h8v6h-8z" />
      <path className={styles.solid} d="M-9 -19q3 -2 5 0l1 6 5 1.500v1.500l-7 0v5h-1.500v5h-1.500v-5h-2z" />
      <circle className={styles.solid} cx="-6" cy="-22" r="2.300" />
    </g>
  );
}
