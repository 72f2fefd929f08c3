import { useLocale, useTranslations } from 'next-intl';
import { FactList } from '@/components/text/fact-list';
import { SectionHead } from '@/components/text/section-head';
import { routing } from '@/i18n/routing';
import { dataField } from '@/lib/text-paths';
import type { Project } from '@/model';
import styles from './spec-block.module.css';
import { SpecCell } from './spec-cell';

type Props = { project: Pick<Project, 'height' | 'roof' | 'dunam' | 'totalArea' | 'facts' | 'path'> };

/**
 * Renders the three figures of specification §2, counted up when they come into view, N/A where one is missing; then the
 * optional facts. Nothing of figures when all three are missing.
 */
export function SpecBlock({ project }: Props) {
  const locale = useLocale();
  const t = useTranslations('Project');
  const { height, roof, dunam, totalArea: area } = project;
  const below = (height ?? 0) - (roof ?? 0);
  const hasFigures = [height, dunam, area].some((figure) => figure !== null);
  const hasFacts = Object.values(project.facts).some(
    (fact) => fact !== undefined && !(Array.isArray(fact) && fact.length === 0),
  );
  if (!hasFigures && !hasFacts) return null;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="spec-title">
      <SectionHead id="spec-title" title={t('specTitle')} />
      {hasFigures && (
        <ul role="list" className={styles.cells}>
          <SpecCell
            label={t('height')}
            field={dataField(project.path, 'height')}
            value={height}
            unit={t('heightUnit', { n: height ?? 0 })}
            sentence={t('heightText', { n: height ?? 0 })}
            note={below > 0 ? t('heightNote', { below }) : undefined}
          />
          <SpecCell
            label={t('dunam')}
            field={dataField(project.path, 'dunam')}
            value={dunam}
            unit={t('dunamUnit', { n: dunam ?? 0 })}
            sentence={t('dunamText', { n: dunam ?? 0 })}
            note={locale !== routing.defaultLocale ? t('dunamNote', { n: (dunam ?? 0) * 1000 }) : undefined}
          />
          <SpecCell
            label={t('area')}
            field={dataField(project.path, 'totalArea')}
            value={area}
            unit={t('areaUnit')}
            sentence={t('areaText', { n: area ?? 0 })}
          />
        </ul>
      )}
      <FactList facts={project.facts} path={project.path} />
    </section>
  );
}
