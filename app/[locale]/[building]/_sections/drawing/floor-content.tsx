import { body, figureScale } from './dimensions';
import { Figure } from './figures';
import { Fittings } from './fittings';
import { tenth } from './path';
import { doorsOf, type Floor, isAtStreet, type Section } from './section';
import styles from './section-drawing.module.css';
import { placeFigures } from './symbols';
import { Walls } from './walls';

type Props = { floor: Floor; section: Section };

/** Draws one level: its room, its walls, and the figures of its uses. */
export function FloorContent({ floor, section }: Props) {
  const { level, y, ceiling, left, right, build } = floor;
  const { scale } = section;
  const outerWall = outsideOf(floor, section);
  const vehicle = outerWall === 'door' ? vehicleFor(floor) : undefined;
  return (
    <>
      <path className={styles.room} d={`M${left} ${tenth(ceiling)}H${right}V${tenth(y)}H${left}Z`} />
      <Walls floor={floor} outside={outerWall} />
      <Fittings floor={floor} section={section} />
      {placeFigures(floor, section, vehicle === 'van').map(({ figure, x }) => (
        <Figure key={x} name={figure} x={x} y={y} scale={scale} clearHeight={level.clearHeight} />
      ))}
      {build === 'tower' && <Figure name="person" x={141} y={y} scale={scale} />}
      {vehicle && (
        <Figure name={vehicle} x={body.right + 1} y={Math.max(y, 0)} scale={Math.min(scale, figureScale)} />
      )}
    </>
  );
}

/** Returns the surroundings of the wall that faces away from the street. */
function outsideOf(floor: Floor, { road }: Section) {
  const { y, build, level } = floor;
  if (build === 'basement') return road === undefined ? 'earth' : road === y ? 'door' : 'slope';
  return isAtStreet(floor) && road === undefined && doorsOf(level) > 0 ? 'door' : 'air';
}

/** A truck needs a clear height of four metres; a car park has neither. */
function vehicleFor({ level }: Floor): 'truck' | 'van' | undefined {
  if (level.uses.includes('parking')) return undefined;
  return level.clearHeight > 4 && level.facts.dockDoors ? 'truck' : 'van';
}
