import { useTranslations } from 'next-intl';
import { outlineOf, round } from '@/components/units/key-plan-shapes';
import type { Building, Facts, Level, Unit } from '@/model';
import { type Layout, layOutUnit, measureSides } from './plan/layout';
import { PlanDrawing } from './plan/plan-drawing';
import styles from './unit-plan.module.css';

type Props = { className: string | undefined; building: Building; unit: Unit };

/**
 * Renders the plan of a unit: a file, or drawn from its bays, gates and rooms; nothing without these. A unit that is handed
 * over unfinished has a note that the partitions of the plan are an example.
 */
export function UnitPlan({ className, building, unit }: Props) {
  const t = useTranslations('Unit');
  const { number, plan, planFile, terms } = unit;
  const level = building.levels.find(({ id }) => id === unit.level);
  const grid = level?.facts.columnGrid ?? building.facts.columnGrid;
  const layout = layOutUnit(unit, grid);
  if (!planFile && !layout) return null;
  return (
    <section className={`${styles.plan} ${className}`} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('plan')}</h2>
      <div className={styles.sheet}>
        {planFile ? (
          <img className={styles.file} src={planFile} alt={t('planOf', { number })} decoding="async" />
        ) : (
          layout && <DrawnPlan building={building} unit={unit} level={level} layout={layout} grid={grid} />
        )}
      </div>
      {!planFile && <p className={styles.note}>{t('schematic')}</p>}
      {(plan ?? planFile) && terms?.delivery && terms.delivery.state !== 'finished' && (
        <p className={styles.note}>{t('planExample')}</p>
      )}
    </section>
  );
}

type DrawnProps = Pick<Props, 'building' | 'unit'> & {
  level: Level | undefined;
  layout: Layout;
  grid: Facts['columnGrid'];
};

function DrawnPlan({ building: { units, north }, unit, level, layout, grid }: DrawnProps) {
  const t = useTranslations('Unit');
  const facts = useTranslations('Facts');
  const words = useTranslations('Units');
  const {
    number,
    area,
    plan = [],
    facts: { vehicleLength = 0 },
  } = unit;
  const { box, gates, columns, lorry } = layout;
  const sides = (first: number, second: number) => facts('columnGridValue', { first, second });
  const columnGrid = columns.length > 0 ? grid : undefined;
  const others = units.filter((other) => other.level === unit.level && other.number !== number);
  const parts = [
    sides(...measureSides(box)),
    ...(columnGrid ? [t('planParts.columns', { grid: sides(...columnGrid) })] : []),
    ...gates.map(({ from, to }) => t('planParts.gate', { width: round(to - from) })),
    ...(lorry.length > 0 ? [t('planParts.lorry', { n: vehicleLength })] : []),
    ...plan.map((room) => t('room', room)),
    ...(columnGrid && north !== undefined ? [t('planParts.north', { n: north })] : []),
  ];
  return (
    <PlanDrawing
      layout={layout}
      label={t('planWords', { number, parts: parts.join('; ') })}
      caption={[t('heading', { number }), words('areaValue', { n: area })]}
      lorryLength={facts('meters', { n: vehicleLength })}
      around={
        columnGrid
          ? {
              path: outlineOf([...(level?.outline ?? []), ...others.flatMap(({ bays = [] }) => bays)]),
              grid: columnGrid,
            }
          : undefined
      }
      north={north}
    />
  );
}
