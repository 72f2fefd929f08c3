import { useLocale, useTranslations } from 'next-intl';
import { FactList } from '@/components/text/fact-list';
import { NumberText } from '@/components/text/number-text';
import { KeyPlan } from '@/components/units/key-plan';
import { getPathname } from '@/i18n/navigation';
import type { Building, Facts, Level, Unit } from '@/model';
import { LevelStrip } from '../../_sections/level-strip';
import { cardId } from '../../_sections/levels';
import styles from './unit-place.module.css';

type Props = { className: string | undefined; building: Building; unit: Unit; level: Level };

/** Facts about the doors of a level. */
const doorFacts = new Set<string>([
  'levelDoors',
  'dockDoors',
  'doorSize',
  'vehicleLength',
  'turningCircle',
] satisfies (keyof Facts)[]);

/** Renders the level of the unit: the place of the unit on it and its place in the building, with its facts. */
export function UnitPlace({ className, building, unit, level }: Props) {
  const t = useTranslations('Unit');
  const home = getPathname({ href: building.href, locale: useLocale() });
  // The unit's own facts have their list. The doors of other units are none of its own.
  const otherFacts = Object.entries(level.facts).filter(
    ([name]) => unit.facts[name as keyof Facts] === undefined && !doorFacts.has(name),
  );
  return (
    <section className={`${styles.place} ${className}`} aria-labelledby="place-title">
      <h2 id="place-title">
        <NumberText>{level.title}</NumberText>
      </h2>
      <KeyPlan building={building} unit={unit} />
      <div className={styles.level}>
        <LevelStrip levels={building.levels} level={level} />
        <p>
          <NumberText>{level.description}</NumberText>{' '}
          <a className="link screen-only" href={`${home}#${cardId(level.id)}`}>
            {t('more', { level: level.plainName })}
          </a>
        </p>
      </div>
      <FactList facts={Object.fromEntries(otherFacts)} />
    </section>
  );
}
