import { cardId } from '../levels';
import { slab } from './dimensions';
import { tenth } from './path';
import type { Floor } from './section';
import styles from './section-drawing.module.css';

type Props = { floor: Floor; mirror: string | undefined };

/**
 * Draws the ramp from the street to open parking, dashed because it is beyond the section. It enlarges the target of
 * the level's link for a mouse or a finger.
 */
export function Ramp({ floor, mirror }: Props) {
  const { id } = floor.level;
  const head = tenth(floor.y + slab);
  const angle = tenth((Math.atan2(head, 257) * 180) / Math.PI);
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: hidden from screen readers, which have the link of the level. */}
      <a className={styles.level} href={`#${cardId(id)}`} tabIndex={-1} aria-hidden="true" data-of={id}>
        <g transform={mirror}>
          <path className={styles.grip} d={`M138 0L395 ${head}H415L158 0Z`} />
          <path className={styles.beyond} d={`M138 0L395 ${head}M158 0L415 ${head}`} />
          <path
            className={styles.way}
            transform={`translate(268 ${tenth(head * 0.467)}) rotate(${angle})`}
            d="M-17 0H17M-17 0l7 -4.5M-17 0l7 4.5M17 0l-7 -4.5M17 0l-7 4.5"
          />
        </g>
      </a>
    </>
  );
}
