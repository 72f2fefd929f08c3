import { useLocale, useTranslations } from 'next-intl';
import { direction } from '@/i18n/routing';
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
const nameWidth = 12;

/** The height of a line of a name, in letters. */
const line = 1.15;

/** The distance from a point from which a line leads to its name. */
const far = 20;

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
  const isRtl = direction[useLocale()] === 'rtl';
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
      {places.map(({ place, minutes, kind = 'town', point, label = { x: point.x, y: point.y + 10 } }) => {
        const names = wrapName(place, nameWidth);
        const { anchor, rise } = alignLabel(point, label, names.length + 1, isRtl);
        const isFar = Math.hypot(label.x - point.x, label.y - point.y) > far;
        return (
          <g key={place}>
            {isFar && <path className={styles.leader} d={`M${point.x} ${point.y}L${label.x} ${label.y}`} />}
            <path className={styles.sign} transform={`translate(${point.x} ${point.y})`} d={signs[kind]} />
            <text textAnchor={anchor} y={label.y}>
              {names.map((name, index) => (
                <tspan key={name} x={label.x} dy={`${index ? line : rise}em`}>
                  {name}
                </tspan>
              ))}
              <tspan className={styles.time} x={label.x} dy={`${line}em`}>
                {times('minutes', { n: minutes })}
              </tspan>
            </text>
          </g>
        );
      })}
      <path className={styles.triangle} d={`M${site.x - 12} ${site.y - 18}h24l-12 18z`} />
      <text className={styles.name} x={site.x} y={site.y + 16}>
        {name}
      </text>
    </svg>
  );
}

/**
 * Aligns a name so that it begins at the place of its label and extends away from its point, at every size of the map.
 *
 * @param lines the number of lines of the name
 * @returns the edge of the text at the label, its middle by default, and the first baseline in letters below the label
 */
function alignLabel(point: MapPoint, label: MapPoint, lines: number, isRtl: boolean) {
  const [across, down] = [label.x - point.x, label.y - point.y];
  const isBeside = Math.abs(across) > Math.abs(down);
  const [first, last] = [0.8, -(lines - 1) * line];
  const rise = isBeside && Math.abs(down) < 8 ? (first + last) / 2 : down < 0 ? last : first;
  const side = across < 0 === isRtl ? ('start' as const) : ('end' as const);
  const anchor = Math.abs(across) < 8 ? undefined : side;
  return { anchor, rise: Math.round(rise * 100) / 100 };
}
