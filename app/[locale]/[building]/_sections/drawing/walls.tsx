import { balcony, body } from './dimensions';
import { box, tenth, upright } from './path';
import type { Floor } from './section';
import styles from './section-drawing.module.css';

type Props = {
  floor: Floor;
  /** The surroundings of the wall that faces away from the street: earth, a slope, or a door to the road. */
  outside: 'earth' | 'slope' | 'door' | 'air';
};

/** Renders the two outer walls of a floor, as it is built. */
export function Walls({ floor, outside }: Props) {
  const { build, ceiling, y, level } = floor;
  const { left, right } = body;
  const height = y - ceiling;
  if (build === 'tower') return <BalconyFront y={y} ceiling={ceiling} />;
  if (build === 'open') {
    return <path className={styles.cut} d={box(left, y - 11, 3, 11) + box(right - 3, y - 11, 3, 11)} />;
  }
  if (build === 'basement') {
    const gap = { earth: [height, 0], slope: [height * 0.22, height * 0.33], air: [8, 12], door: [6, 0] }[
      outside
    ];
    return (
      <path
        className={styles.cut}
        d={
          box(left, ceiling, 5, height) +
          box(right - 5, ceiling, 4, gap[0] ?? 0) +
          box(right - 5, y - (gap[1] ?? 0), 4, gap[1] ?? 0)
        }
      />
    );
  }
  const isFront = level.uses.includes('retail') || level.uses.includes('office');
  const lintel = Math.min(21, height * 0.3);
  return (
    <>
      {isFront ? (
        <>
          <path className={styles.cut} d={box(left + 4, ceiling, 4, lintel)} />
          <Glass x={left + 6} from={ceiling + lintel} to={y} />
          {level.elevation === 0 && (
            <path className={styles.cut} d={box(left - 18, ceiling + lintel - 3, 22, 3)} />
          )}
        </>
      ) : (
        <Window x={left + 4} y={y} ceiling={ceiling} />
      )}
      {outside === 'door' ? (
        <path className={styles.cut} d={box(right - 5, ceiling, 4, Math.max(6, height - 70))} />
      ) : (
        <Window x={right - 5} y={y} ceiling={ceiling} />
      )}
    </>
  );
}

type Span = { y: number; ceiling: number };

/** Renders a wall with a window at the height of the eyes. */
function Window({ x, y, ceiling }: Span & { x: number }) {
  const height = y - ceiling;
  const [lintel, sill] = [height * 0.25, height * 0.37];
  return (
    <>
      <path className={styles.cut} d={box(x, ceiling, 4, lintel) + box(x, y - sill, 4, sill)} />
      <Glass x={x + 2} from={ceiling + lintel} to={y - sill} />
    </>
  );
}

function Glass({ x, from, to }: { x: number; from: number; to: number }) {
  return <path className={styles.thin} d={upright(x - 1.5, from, to) + upright(x + 1.5, from, to)} />;
}

/** Glass on both sides, and the railings of the balconies before it. */
function BalconyFront({ y, ceiling }: Span) {
  const rail = tenth(Math.max(y - 14, ceiling + 4));
  const posts = [134, 138, 142, 146, 348, 352, 356, 360].map((x) => upright(x, y, rail)).join('');
  return (
    <>
      <Glass x={152} from={ceiling} to={y} />
      <Glass x={342} from={ceiling} to={y} />
      <path className={styles.thin} d={`M${balcony.left} ${rail}H150M344 ${rail}H${balcony.right}${posts}`} />
    </>
  );
}
