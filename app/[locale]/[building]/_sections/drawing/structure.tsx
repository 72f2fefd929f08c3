import { body, foundation, slab, tower } from './dimensions';
import { listElevators } from './elevators';
import { box, tenth, upright } from './path';
import { columnsOf, type Section, slabOf } from './section';
import styles from './section-drawing.module.css';

type Props = { section: Section };

/**
 * Draws the parts that the section cuts through the whole building: slabs, roof and footings; then the elevators
 * beyond.
 */
export function Structure({ section }: Props) {
  const { floors, roof } = section;
  const lowestFloor = floors.at(-1);
  const top = floors[0]?.build === 'tower' ? tower : body;
  const foot = (lowestFloor?.y ?? 0) + foundation;
  const slabs = floors.map((floor, position) => {
    const { left, right } = slabOf(floor);
    // The roof of the body beside a tower that begins here.
    const floorBelow = floors[position + 1];
    const edge = floor.build === 'tower' && floorBelow?.build === 'hall' ? body.right : right;
    return box(left, floor.y, edge - left, floor === lowestFloor ? foundation : slab);
  });
  const pillars = floors.flatMap((floor, position) =>
    columnsOf(floor, floors[position - 1]).map((x) => box(x, floor.ceiling, 4, floor.y - floor.ceiling)),
  );
  // A lowest floor above the street is on walls.
  const plinth =
    lowestFloor && lowestFloor.y < 0
      ? [body.left, body.right - 5].map((x) => box(x, lowestFloor.y, 5, -lowestFloor.y))
      : [];
  return (
    <g className={styles.structure}>
      <path
        className={styles.cut}
        d={[
          ...slabs,
          ...plinth,
          ...(roof === undefined
            ? []
            : [
                box(top.left, roof, top.right - top.left, slab),
                box(top.left, roof - 6, 3, 6),
                box(top.right - 3, roof - 6, 3, 6),
              ]),
          ...(plinth.length > 0 ? [] : [253, 353].map((x) => box(x, foot, 14, 6))),
        ].join('')}
      />
      <path className={styles.column} d={pillars.join('')} />
      <path
        className={styles.shaft}
        d={listElevators(section)
          .map(({ left, right, top: head, bottom, cross: { y, ceiling } }) =>
            [
              `${upright(left, bottom, head)}H${right}V${tenth(bottom)}`,
              `M${left} ${tenth(ceiling)}L${right} ${tenth(y)}M${right} ${tenth(ceiling)}L${left} ${tenth(y)}`,
            ].join(''),
          )
          .join('')}
      />
      {roof !== undefined && (
        <path
          className={styles.thin}
          d={`M176 ${tenth(roof)}v-8h26v8M218 ${tenth(roof)}v-6h18v6M312 ${tenth(roof)}v-8h18v8`}
        />
      )}
    </g>
  );
}
