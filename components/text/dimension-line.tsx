import styles from './dimension-line.module.css';

type Props = {
  /** Its length in per cent of the space. */
  share: number;
  planned?: boolean;
};

/** Renders a figure as a measured line with ticks at its ends, dashed for a planned one. It is decoration. */
export function DimensionLine({ share, planned = false }: Props) {
  return (
    <svg
      className={styles.line}
      width={`${Number(share.toFixed(1))}%`}
      height="13"
      data-planned={planned || undefined}
      aria-hidden="true"
    >
      <line x2="100%" y1="6.5" y2="6.5" />
    </svg>
  );
}
