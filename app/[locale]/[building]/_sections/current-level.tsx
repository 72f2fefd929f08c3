import { useLocale } from 'next-intl';
import { NumberText } from '@/components/text/number-text';
import { FreeBar } from '@/components/units/free-bar';
import { direction } from '@/i18n/routing';
import styles from './current-level.module.css';
import { beyond, width } from './drawing/dimensions';
import { Frame } from './drawing/frame';
import { box, tenth } from './drawing/path';
import type { Floor } from './drawing/section';
import { drawingId } from './drawing/section-drawing';
import { type SectionProps, useSection } from './drawing/use-section';

/**
 * Renders the section of the building once more, beside the rows of its levels, with the level that is read; on phones
 * a strip with its name. The island of the section bar keeps `data-level`. Without script no level is marked, and there
 * is no strip. Nothing where the levels have no section.
 */
export function CurrentLevel(props: SectionProps) {
  const { levels, units } = props;
  const isRtl = direction[useLocale()] === 'rtl';
  const { section } = useSection(props);
  if (!section) return null;
  const { floors } = section;
  const mirror = isRtl ? `matrix(-1 0 0 1 ${width} 0)` : undefined;
  return (
    <div className={styles.current} data-level={levels[0]?.id} inert>
      <style>{markCurrent(floors)}</style>
      <Frame section={section} preserveAspectRatio="none">
        <use href={`#${drawingId}`} />
        <g transform={mirror}>
          <path
            className={styles.outline}
            d={`${floors.map(roomOf).join('')}M-${beyond} 0H${width + beyond}`}
          />
          {floors.map((floor) => (
            <path
              key={floor.level.id}
              className={`script-only ${styles.level}`}
              data-in={floor.level.id}
              d={roomOf(floor)}
            />
          ))}
          <path className={`script-only ${styles.line}`} d={`M-${beyond} 0H${width + beyond}`} />
        </g>
      </Frame>
      {levels.map(({ id, title }) => (
        <p key={id} className={styles.name} data-in={id}>
          <strong>
            <NumberText>{title}</NumberText>
          </strong>
          <FreeBar units={units.filter(({ level }) => level === id)} />
        </p>
      ))}
    </div>
  );
}

function roomOf({ left, right, ceiling, y }: Floor): string {
  return box(left, ceiling, right - left, y - ceiling);
}

/** Shows what belongs to the current level (`data-in`), and moves the line to its floor. */
function markCurrent(floors: readonly Floor[]): string {
  const lines = floors.map(({ level: { id }, y }) => `[data-level="${id}"]{--floor:${tenth(y)}px}`);
  const parts = floors.map(({ level: { id } }) => `[data-level="${id}"] [data-in="${id}"]`);
  return `${lines.join('')}${parts}{opacity:1;visibility:visible}`;
}
