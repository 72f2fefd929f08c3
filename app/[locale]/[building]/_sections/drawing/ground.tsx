import { withoutPaths } from '@/lib/text-paths';
import { beyond, body, foundation, width } from './dimensions';
import { Figure } from './figures';
import { tenth } from './path';
import { doorsOf, isAtStreet, type Section } from './section';
import styles from './section-drawing.module.css';

type Props = { section: Section };

/** Of a name and of a note, in the narrowest drawing with a tree. */
const letterWidth = { name: 6, note: 5.2 };

/** Draws the ground around the building: the street and, where vehicles enter below it, the lower road. */
export function Ground({ section }: Props) {
  const { floors, road, roof = 0, bottom } = section;
  const { scale } = section;
  const { left, right } = body;
  const beyondWall = tenth(road ?? 0);
  const foot = tenth((floors.at(-1)?.y ?? 0) + foundation);
  const [start, end] = [-beyond, width + beyond];
  // The label of a level at the street replaces the tree and the person.
  const labelEnd = Math.max(
    0,
    ...floors
      .filter(isAtStreet)
      .flatMap(({ name, note = '' }) => [
        ...name.map((line) => withoutPaths(line).length * letterWidth.name),
        note.length * letterWidth.note,
      ]),
  );
  const hasRoom = (x: number) => x > labelEnd + 12;
  // A vehicle is drawn at the door that faces away from the street.
  const isDriven =
    road !== undefined || floors.some((floor) => isAtStreet(floor) && doorsOf(floor.level) > 0);
  return (
    <>
      <pattern id="earth" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V7" />
      </pattern>
      <path
        className={styles.earth}
        fill="url(#earth)"
        d={`M${start} 0H${left}V${foot}H${right}V${beyondWall}H${end}V${tenth(bottom)}H${start}Z`}
      />
      <path
        className={styles.ground}
        d={roof > 0 ? `M${start} 0H${end}` : `M${start} 0H${left}M${right} ${beyondWall}H${end}`}
      />
      <g className={styles.street}>
        {hasRoom(100) && <Figure name="tree" x={122} y={0} scale={scale} />}
        {hasRoom(140) && <Figure name="person" x={148} y={0} scale={scale} />}
      </g>
      {!isDriven && <Figure name="person" x={485} y={0} scale={scale} />}
    </>
  );
}
