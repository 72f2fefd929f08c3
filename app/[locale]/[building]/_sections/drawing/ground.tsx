import { body, foundation, width } from './dimensions';
import { Figure } from './figures';
import { tenth } from './path';
import { doorsOf, isAtStreet, type Section } from './section';
import styles from './section-drawing.module.css';

type Props = { section: Section };

/** Of a name at its largest. */
const letterWidth = 8.5;

/** Draws the ground around the building: the street and, where vehicles enter below it, the slope to the lower road. */
export function Ground({ section }: Props) {
  const { floors, road, roof = 0, bottom, scale } = section;
  const { left, right } = body;
  const beyond = tenth(road ?? 0);
  const foot = tenth((floors.at(-1)?.y ?? 0) + foundation);
  // The label of a level at the street replaces the tree and the person.
  const nameEnd = Math.max(
    0,
    ...floors.filter(isAtStreet).flatMap(({ name }) => name.map(({ length }) => length)),
  );
  const hasRoom = (x: number) => x > nameEnd * letterWidth;
  // A vehicle is drawn at the door that faces away from the street.
  const isDriven =
    road !== undefined || floors.some((floor) => isAtStreet(floor) && doorsOf(floor.level) > 0);
  return (
    <>
      <pattern id="earth" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V7" />
      </pattern>
      {road !== undefined && (
        <path
          className={styles.slope}
          d={`M${right} 2C396 8 404 ${tenth(road * 0.44)} ${width} ${tenth(road * 0.56)}V${beyond}H${right}Z`}
        />
      )}
      <path
        className={styles.earth}
        fill="url(#earth)"
        d={`M0 0H${left}V${foot}H${right}V${beyond}H${width}V${tenth(bottom)}H0Z`}
      />
      <path
        className={styles.ground}
        d={roof > 0 ? `M0 0H${width}` : `M0 0H${left}M${right} ${beyond}H${width}`}
      />
      {hasRoom(64) && <Figure name="tree" x={84} y={0} scale={scale} />}
      {hasRoom(106) && <Figure name="person" x={114} y={0} scale={scale} />}
      {!isDriven && <Figure name="person" x={402} y={0} scale={scale} />}
    </>
  );
}
