import { useTranslations } from 'next-intl';
import type { Distances, MapPoint, RegionMap as Region } from '@/model';
import { wrapName } from '../drawing/labels';
import styles from './region-map.module.css';
import { smoothLine } from './shapes';

type Props = {
  /** The name of the building. */
  name: string;
  region: Region;
  distances: Distances | undefined;
};

type Place = Distances['places'][number];

/** The width of a name in characters. */
const nameWidth = 14;

/** The signs of places, around their point. */
const signs = {
  town: 'M-5 -5h10v10h-10z',
  junction: 'M0 -6l6 6l-6 6l-6 -6z',
  station: 'M-6 -4h12M-6 4h12M-3 -7v14M3 -7v14',
  port: 'M0 -7v13M-4 -3h8M-6 1c1 7 11 7 12 0',
  airport: 'M0 -8v14M-8 1l8 -5l8 5M-3 7l3 -3l3 3',
};

/** Renders a map of the region, north up in every language; on it the places of the list have their travel times. */
export function RegionMap({ name, region: { site, lines }, distances }: Props) {
  const t = useTranslations('Map');
  const times = useTranslations('Distances');
  const places = (distances?.places ?? []).filter(
    (place): place is Place & { point: MapPoint } => place.point !== undefined,
  );
  return (
    <svg className={styles.map} viewBox="0 0 400 320" role="img" aria-label={t('region', { building: name })}>
      <rect className={styles.ground} width="400" height="320" />
      {lines.map(({ kind, points }) => (
        <path key={smoothLine(points)} className={styles.line} data-kind={kind} d={smoothLine(points)} />
      ))}
      <path className={styles.north} d="M384 40V14M379 22l5 -9 5 9" />
      {lines.map(({ name: road, label }) =>
        road && label ? (
          <text key={road} className={styles.road} x={label.x} y={label.y}>
            {road}
          </text>
        ) : null,
      )}
      {places.map(({ place, minutes, kind = 'town', point, label = { x: point.x, y: point.y + 20 } }) => (
        <g key={place}>
          <path className={styles.sign} transform={`translate(${point.x} ${point.y})`} d={signs[kind]} />
          <text x={label.x} y={label.y}>
            {wrapName(place, nameWidth).map((line, index) => (
              <tspan key={line} x={label.x} dy={index && '1.15em'}>
                {line}
              </tspan>
            ))}
            <tspan className={styles.time} x={label.x} dy="1.15em">
              {times('minutes', { n: minutes })}
            </tspan>
          </text>
        </g>
      ))}
      <path className={styles.triangle} d={`M${site.x - 12} ${site.y - 18}h24l-12 18z`} />
      <text className={styles.name} x={site.x} y={site.y + 16}>
        {name}
      </text>
    </svg>
  );
}
