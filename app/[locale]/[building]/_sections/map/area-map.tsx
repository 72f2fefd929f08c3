import { useTranslations } from 'next-intl';
import type { Building, AreaMap as Description } from '@/model';
import styles from './area-map.module.css';
import { angleAt, middleOf, outlineOf, smoothLine } from './shapes';

type Props = {
  building: Pick<Building, 'name' | 'road' | 'zone'>;
  map: Description;
};

/** Draws a map from its record, north up in both languages because maps are never mirrored. */
export function AreaMap({ building, map }: Props) {
  const t = useTranslations('Map');
  // The record of a building with a map has both.
  const { name, road = '', zone = '' } = building;
  const { plot, footprint = plot, junctions = [], neighbours = [] } = map;
  // A main road is drawn over the local ones that lead to it.
  const roads = [...map.roads].sort((a, b) => Number(a.kind === 'main') - Number(b.kind === 'main'));
  const lines = roads.map(({ kind, points }) => ({
    d: smoothLine(points),
    wide: kind === 'main' || undefined,
  }));
  const { x, y } = middleOf(footprint);
  return (
    <svg
      className={styles.map}
      viewBox="0 0 400 320"
      role="img"
      aria-label={t('alt', { building: name, road, zone })}
    >
      <rect className={styles.ground} width="400" height="320" />
      <path className={styles.neighbour} d={neighbours.map(outlineOf).join('')} />
      {lines.map(({ d, wide }) => (
        <path key={d} className={styles.kerb} data-wide={wide} d={d} />
      ))}
      {lines.map(({ d, wide }) => (
        <path key={d} className={styles.asphalt} data-wide={wide} d={d} />
      ))}
      {lines.map(({ d, wide }) => wide && <path key={d} className={styles.dashes} d={d} />)}
      {junctions.map(({ name: junction, point }) => (
        <g key={junction}>
          <circle className={styles.asphalt} data-circle="" cx={point.x} cy={point.y} r="15" />
          <circle className={styles.island} cx={point.x} cy={point.y} r="5" />
        </g>
      ))}
      <path className={styles.lot} d={outlineOf(plot)} />
      {map.footprint && <path className={styles.footprint} d={outlineOf(map.footprint)} />}
      <path className={styles.triangle} d={`M${x - 20} ${y - 30}h40l-20 30z`} />
      <path className={styles.north} d="M376 44V14M370 22l6 -10 6 10" />
      <text className={styles.name} x={x} y={y - 48}>
        {name}
      </text>
      {map.zone && (
        <text className={styles.zone} x={map.zone.x} y={map.zone.y}>
          {zone.charAt(0).toUpperCase() + zone.slice(1)}
        </text>
      )}
      {roads.map((way) =>
        way.name && way.label ? (
          <text
            key={way.name}
            className={way.kind === 'main' ? styles.label : styles.small}
            transform={`translate(${way.label.x} ${way.label.y})${way.kind === 'main' ? ` rotate(${angleAt(way.points, way.label)})` : ''}`}
          >
            {way.name}
          </text>
        ) : null,
      )}
      {junctions.map(({ name: junction, label }) => (
        <text key={junction} className={styles.label} x={label.x} y={label.y}>
          {junction}
        </text>
      ))}
    </svg>
  );
}
