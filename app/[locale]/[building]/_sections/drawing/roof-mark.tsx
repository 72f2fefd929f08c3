import { writeElevation } from '@/model/derived/level-line';
import { beyond, body, tower, width } from './dimensions';
import { LevelMark } from './level-mark';
import { tenth } from './path';
import type { Section } from './section';
import styles from './section-drawing.module.css';

type Props = { section: Section; mirror: string | undefined };

/** Marks the elevation of the roof on a line from its edge; nothing where the record does not have it. */
export function RoofMark({ section: { floors, roof, roofElevation }, mirror }: Props) {
  if (roof === undefined || roofElevation === undefined || !writeElevation(roofElevation)) return null;
  const { right } = floors[0]?.build === 'tower' ? tower : body;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group is no tab stop, and its number alone says nothing.
    <g aria-hidden="true">
      <path className={styles.line} transform={mirror} d={`M${right} ${tenth(roof)}H${width + beyond}`} />
      <LevelMark y={roof} elevation={roofElevation} name={[]} note={undefined} />
    </g>
  );
}
