import { useTranslations } from 'next-intl';
import { choiceName } from '@/i18n/choice-name';
import type { Level, Unit } from '@/model';
import { requestOf } from './request-of';
import { UnitTable } from './unit-table';

type Props = {
  units: readonly Unit[];
  levels: readonly Level[];
  /** The id of the heading, by which the table is named. */
  labelledBy: string;
};

/** Renders the units of a building by level, or by use where they have none, each with a link to the form. */
export function LevelTable({ units, levels, labelledBy }: Props) {
  const t = useTranslations('Units');
  const nameOf = (use: Unit['use']) => choiceName(t, `uses.${use}`, use);
  const usedLevels = new Set(units.flatMap(({ level = [] }) => level));
  const unplacedUnits = units.filter(({ level }) => !level);
  const otherUses = new Set(unplacedUnits.map(({ use }) => use));
  return (
    <UnitTable
      units={units}
      labelledBy={labelledBy}
      groups={[
        ...[...usedLevels].map((id) => ({
          name: levels.find((level) => level.id === id)?.title ?? '',
          id: `units-${id}`,
          units: units.filter(({ level }) => level === id),
        })),
        ...[...otherUses].map((name) => ({
          name: nameOf(name),
          id: `units-of-${name}`,
          units: unplacedUnits.filter(({ use }) => use === name),
        })),
      ]}
      kind={{
        field: 'use',
        heading: t('use'),
        textOf: ({ use }) => nameOf(use),
      }}
      action={{
        heading: t('inquiry'),
        controlOf: (unit) => <AskAbout unit={unit} level={levels.find(({ id }) => id === unit.level)} />,
      }}
    />
  );
}

function AskAbout({ unit, level }: { unit: Unit; level: Level | undefined }) {
  const t = useTranslations('Units');
  const { number, status } = unit;
  return (
    <a
      className="link"
      href="#contact"
      aria-label={t(status === 'taken' ? 'similarTo' : 'askAbout', { number })}
      data-text={requestOf(unit, level, t)}
    >
      {t(status === 'taken' ? 'similar' : 'ask')}
    </a>
  );
}
