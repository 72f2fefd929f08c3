import { useTranslations } from 'next-intl';
import type { Building } from '@/content';
import styles from './location-map.module.css';

type Props = { building: Building };

/** The neighbouring buildings of the zone, as the path of their outlines. */
const neighbours =
  'M34 92h58v34h-58zM108 84h44v36h-44zM30 208h50v44h-50zM98 262h70v36h-70zM190 266h48v32h-48zM196 74h38v34h-38z';

const road = 'M334 -10C322 50 318 96 324 150C330 206 352 262 356 330';
const street = 'M324 150L-10 166';
const lowerRoad = 'M96 161C94 208 110 232 150 232L262 226';

/** A drawn map with north at the top: the same in both languages, for a map is never mirrored. */
export function LocationMap({ building }: Props) {
  const t = useTranslations('Map');
  const { name, road: roadName, zone } = building;
  return (
    <svg
      className={styles.map}
      viewBox="0 0 400 320"
      role="img"
      aria-label={t('alt', { building: name, road: roadName, zone })}
    >
      <rect className={styles.ground} width="400" height="320" />
      <path
        className={styles.contour}
        d="M-5 28C60 8 120 28 190 14S280 4 284 -5M-5 14C50 -2 100 10 150 -5M405 250C384 262 376 290 380 325M405 210C380 226 362 262 366 325"
      />
      <path className={styles.neighbour} d={neighbours} />
      {[lowerRoad, street, road].map((d) => (
        <path key={d} className={styles.kerb} data-wide={d === road || undefined} d={d} />
      ))}
      {[lowerRoad, street, road].map((d) => (
        <path key={d} className={styles.asphalt} data-wide={d === road || undefined} d={d} />
      ))}
      <path className={styles.dashes} d={road} />
      <circle className={styles.asphalt} data-circle="" cx="324" cy="150" r="15" />
      <circle className={styles.island} cx="324" cy="150" r="5" />
      <path className={styles.lot} d="M134 172L284 165L288 208L136 216Z" />
      <path className={styles.footprint} d="M150 179L262 174L264 200L151 206Z" />
      <path className={styles.triangle} d="M188 160h40l-20 30z" />
      <path className={styles.north} d="M376 44V14M370 22l6 -10 6 10" />
      <text className={styles.name} x="208" y="142">
        {name}
      </text>
      <text className={styles.zone} x="122" y="60">
        {zone.charAt(0).toUpperCase() + zone.slice(1)}
      </text>
      <text className={styles.label} transform="translate(346 246) rotate(77)">
        {roadName}
      </text>
      <text className={`${styles.label} ${styles.entrance}`} x="306" y="122">
        {t('entrance')}
      </text>
      <text className={styles.small} x="48" y="184">
        {t('street')}
      </text>
      <text className={styles.small} x="206" y="252">
        {t('lowerRoad')}
      </text>
    </svg>
  );
}
