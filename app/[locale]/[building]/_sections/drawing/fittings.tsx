import { figureScale } from './dimensions';
import { tenth } from './path';
import type { Floor, Section } from './section';
import styles from './section-drawing.module.css';

type Props = { floor: Floor; section: Section };

/** Draws ceiling fixtures and partitions: lamps of a shop, a crane, a pipe, the walls of offices. */
export function Fittings({ floor, section }: Props) {
  const { level, left, right, ceiling, y } = floor;
  const bay = (right - left) / level.uses.length;
  const k = section.scale / figureScale;
  const top = tenth(ceiling);
  const paths = level.uses.map((use, position) => {
    const from = Math.round(left + bay * position);
    const middle = Math.round(from + bay / 2);
    if (use === 'retail' && level.clearHeight > 3) {
      return [0.19, 0.51].map((part) => `M${tenth(from + bay * part)} ${top}v14h-5l2 -4h6l2 4h-5`).join('');
    }
    if (use === 'lightIndustry' && level.clearHeight > 4) {
      const rail = tenth(ceiling + 7 * k);
      return `M${middle - 54} ${rail}h64M${middle - 28} ${rail}v10h-5v5h10v-5h-5`;
    }
    if (use === 'plant') return `M${from + 6} ${tenth(ceiling + 6)}H${tenth(from + bay - 6)}m0 4H${from + 6}`;
    if (use === 'office') {
      return [0.42, 0.86].map((part) => `M${tenth(from + bay * part)} ${top}V${tenth(y)}`).join('');
    }
    return '';
  });
  return paths.some(Boolean) && <path className={styles.thin} d={paths.join('')} />;
}
