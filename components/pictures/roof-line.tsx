import styles from './roof-line.module.css';

type Props = {
  /** The level of the roof in the picture, with its sign. */
  elevation: string;
  /** Where its edge is, in per cent of the height of the picture, from the top. */
  top: number;
};

/**
 * Renders the level line at the roof of the building in the picture. It carries a signed number, so it is the same in
 * both languages; it is pure decoration.
 */
export function RoofLine({ elevation, top }: Props) {
  return (
    <svg className={styles.drawing} height={`${top}%`} aria-hidden="true">
      <line className={styles.line} x2="100%" y1="100%" y2="100%" />
      <svg y="100%" aria-hidden="true">
        <g className={styles.level}>
          <path d="M0-11h18l-9 11z" />
          <rect y=".5em" width="5.25em" height="1.75em" />
          <text x="2.625em" y="1.75em">
            {elevation}
          </text>
        </g>
      </svg>
    </svg>
  );
}
