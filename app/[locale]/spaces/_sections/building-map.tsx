import { useTranslations } from 'next-intl';
import type { Building } from '@/model';
import { placeOnMap } from './place-on-map';
import styles from './spaces.module.css';

type Props = { buildings: readonly Building[] };

const size = { width: 320, height: 220 };

/** Draws the buildings in their relative positions, north up in every language. */
export function BuildingMap({ buildings }: Props) {
  const t = useTranslations('Spaces');
  const places = placeOnMap(
    buildings.map(({ position }) => position),
    size,
  );
  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing. */}
      <svg role="group" aria-label={t('map')} viewBox={`0 0 ${size.width} ${size.height}`}>
        <text className={styles.north} x={size.width / 2} y="20">
          ↑ {t('north')}
        </text>
        {buildings.map(({ id, name }, index) => (
          <a key={id} href={`#${id}`}>
            <circle cx={places[index]?.x} cy={places[index]?.y} r="7" />
            <text x={places[index]?.x} y={Number(places[index]?.y) + 26}>
              {name}
            </text>
          </a>
        ))}
      </svg>
    </div>
  );
}
