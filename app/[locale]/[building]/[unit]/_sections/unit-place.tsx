import { useLocale, useTranslations } from 'next-intl';
import { FactList } from '@/components/text/fact-list';
import { NumberText } from '@/components/text/number-text';
import { getPathname } from '@/i18n/navigation';
import type { Building, Facts, Level, Unit } from '@/model';
import { SectionDrawing } from '../../_sections/drawing/section-drawing';
import { cardId } from '../../_sections/levels';
import styles from './unit-place.module.css';

type Props = { building: Building; unit: Unit; level: Level };

/** Facts about the doors of a level. */
const doorFacts = new Set<string>([
  'levelDoors',
  'dockDoors',
  'doorSize',
  'vehicleLength',
  'turningCircle',
] satisfies (keyof Facts)[]);

/** Renders the level of the unit: marked in the section of the building, with its facts. */
export function UnitPlace({ building, unit, level }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const home = getPathname({ href: building.href, locale });
  // The unit's own facts are in the card above. The doors of other units are none of its own.
  const otherFacts = Object.entries(level.facts).filter(
    ([name]) => unit.facts[name as keyof Facts] === undefined && !doorFacts.has(name),
  );
  return (
    <section className={styles.place} aria-labelledby="place-title">
      <div className={styles.level}>
        <h2 id="place-title">
          <NumberText>{level.title}</NumberText>
        </h2>
        <p>
          <NumberText>{level.description}</NumberText>
        </p>
        <FactList facts={Object.fromEntries(otherFacts)} />
        <ul role="list" className={`screen-only ${styles.links}`}>
          <li>
            <a className="link" href={`${home}#${cardId(level.id)}`}>
              {t('more', { level: level.plainName })}
            </a>
          </li>
          <li>
            <a className="link" href={`${home}#units`}>
              {t('building', { building: building.name })}
            </a>
          </li>
        </ul>
      </div>
      <SectionDrawing levels={building.levels} units={building.units} marked={level.id} page={home} />
    </section>
  );
}
