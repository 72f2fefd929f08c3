import { body, figureScale, foundation, treeHeight, width } from './dimensions';
import { Figure } from './figures';
import { labelHeight } from './labels';
import { tenth } from './path';
import { doorsOf, isAtStreet, type Section } from './section';
import styles from './section-drawing.module.css';

type Props = { section: Section };

/** The ground that the building is in: the street and, where vehicles come in below it, the slope to the lower road. */
export function Ground({ section }: Props) {
  const { floors, road, roof = 0, bottom, scale } = section;
  const { left, right } = body;
  const beyond = tenth(road ?? 0);
  const foot = tenth((floors.at(-1)?.y ?? 0) + foundation);
  const upper = [...floors].reverse().find(({ y }) => y < 0);
  // The label of the first level above the street is over it; that of one near the street reaches below.
  const room = upper ? -upper.y - labelHeight(upper) : Number.POSITIVE_INFINITY;
  const start = room < 0 ? 112 : 0;
  const size = scale / figureScale;
  // A vehicle is at the door that faces away from the street.
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
        d={roof > 0 ? `M0 0H${width}` : `M${start} 0H${left}M${right} ${beyond}H${width}`}
      />
      {room > treeHeight * size && <Figure name="tree" x={84} y={0} scale={scale} />}
      {room > 30 * size && <Figure name="person" x={114} y={0} scale={scale} />}
      {!isDriven && <Figure name="person" x={402} y={0} scale={scale} />}
    </>
  );
}
