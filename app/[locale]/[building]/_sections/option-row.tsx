import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/pictures/icon';
import { Picture } from '@/components/pictures/picture';
import { FactRows, listFacts } from '@/components/text/fact-list';
import { Fold } from '@/components/text/fold';
import { Ltr } from '@/components/text/ltr';
import { NumberText } from '@/components/text/number-text';
import { FreeBar } from '@/components/units/free-bar';
import type { Level, Unit } from '@/model';
import { writeElevation } from '@/model/derived/level-line';
import { cardId } from './levels';
import styles from './option-row.module.css';
import { tourHref } from './tour-href';

type Props = {
  level: Level;
  /** The units of the building. */
  units: readonly Unit[];
  /** Whether something in the building can still be had. */
  isOffered: boolean;
  /** Whether a line names the pictures of all levels as visualisations. */
  isNoted: boolean;
};

/** The number of facts in view; the others are folded. */
const shown = 4;

/** The facts that a choice between levels depends on, the first ones in view. */
const first = ['area', 'clearHeight', 'floorLoad', 'dockDoors', 'levelDoors', 'carSpaces'];

/** Renders a level with its picture, elevation, availability and facts, a link to the form, and its tour in a new tab. */
export function OptionRow({ level, units, isOffered, isNoted }: Props) {
  const locale = useLocale();
  const t = useTranslations('Building');
  const form = useTranslations('BuildingForm');
  const unitWords = useTranslations('Units');
  const id = cardId(level.id);
  const { image, virtualTourUrl, elevation } = level;
  const mark = writeElevation(elevation);
  const facts = listFacts(level.facts, useTranslations('Facts'), locale);
  const isFirst = ({ field }: (typeof facts)[number]) => first.includes(field.replace('facts.', ''));
  const sorted = [...facts.filter(isFirst), ...facts.filter((fact) => !isFirst(fact))];
  const ofLevel = units.filter((unit) => unit.level === level.id);
  const areas = ofLevel.map(({ area }) => area);
  const [smallest, largest] = [Math.min(...areas), Math.max(...areas)];
  return (
    <article id={id} tabIndex={-1} className={styles.row} data-of={level.id} aria-labelledby={`${id}-title`}>
      {image && (
        <Picture
          className={styles.picture}
          picture={image}
          isNoted={isNoted}
          isSmall
          sizes="(min-width: 98rem) 28rem, (min-width: 60rem) 25vw, (min-width: 40rem) 38vw, 92vw"
        />
      )}
      <div className={styles.text}>
        <h3 id={`${id}-title`}>
          <NumberText>{level.title}</NumberText>
        </h3>
        {(mark || ofLevel.length > 0) && (
          <p className={styles.offer}>
            {mark && (
              <strong>
                <Ltr>{mark}</Ltr>
              </strong>
            )}
            <FreeBar units={ofLevel} />
            {areas.length > 0 && (
              <span>
                <NumberText>
                  {smallest === largest
                    ? t('area', { n: smallest })
                    : t('areas', { from: smallest, to: largest })}
                </NumberText>
              </span>
            )}
          </p>
        )}
        <p>
          <NumberText>{level.description}</NumberText>
        </p>
        <FactRows facts={sorted.slice(0, shown)} />
      </div>
      {(isOffered || virtualTourUrl) && (
        <p className={styles.actions}>
          {isOffered && (
            <a
              className="button"
              data-kind="quiet"
              href="#contact"
              aria-label={t('ask', { level: level.plainName })}
              data-text={form('prefill', { level: level.plainName })}
            >
              {unitWords('ask')}
            </a>
          )}
          {virtualTourUrl && (
            <a
              className={`link ${styles.tour}`}
              href={tourHref(virtualTourUrl, locale)}
              target="_blank"
              rel="noopener"
              aria-describedby={`${id}-tab`}
            >
              <span>{t('viewTour')}</span>
              <Icon name="external" />
            </a>
          )}
        </p>
      )}
      {sorted.length > shown && (
        <Fold className={styles.more} summary={t('facts', { level: level.plainName })}>
          <FactRows facts={sorted.slice(shown)} />
        </Fold>
      )}
      {virtualTourUrl && (
        <span id={`${id}-tab`} hidden>
          {t('opensTab', { title: level.title })}
        </span>
      )}
    </article>
  );
}
