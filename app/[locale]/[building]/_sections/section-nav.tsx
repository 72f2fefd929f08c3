import { useTranslations } from 'next-intl';
import { CurrentLink } from '@/components/islands/current-link/current-link';
import { Island } from '@/components/islands/runtime/island';
import type { Building } from '@/model';
import { hasTerms } from '@/model/derived/has-terms';
import { sectionLevels } from '@/model/derived/section-levels';
import { optionsTitle } from './options';
import styles from './section-nav.module.css';

type Props = { building: Building };

/** Renders a sticky bar of links to every section of the page; the one to the form is always in view. */
export function SectionNav({ building }: Props) {
  const t = useTranslations('Building');
  const progress = useTranslations('Progress');
  const terms = useTranslations('Terms');
  const units = useTranslations('Units');
  const { levels } = building;
  const sections = [
    { id: 'progress', title: progress('title'), isThere: building.progress.length },
    { id: 'cut', title: t('cutTitle'), isThere: sectionLevels(levels).length },
    { id: 'location', title: t('locationTitle'), isThere: true },
    { id: 'about', title: t('aboutTitle'), isThere: true },
    { id: 'tour', title: t('tourTitle'), isThere: building.virtualTourUrl },
    { id: 'options', title: t(optionsTitle(levels, building.units)), isThere: levels.length },
    { id: 'terms', title: terms('title'), isThere: hasTerms(building) },
    { id: 'units', title: units('title'), isThere: building.units.length },
  ];
  return (
    <nav className={styles.bar} aria-label={t('sections')}>
      <div className={`container ${styles.row}`}>
        <ul role="list" className={styles.list}>
          {sections
            .filter(({ isThere }) => isThere)
            .map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
        </ul>
        <a className={styles.form} href="#contact">
          {units('ask')}
        </a>
      </div>
      <Island component={{ CurrentLink }} props={{}} />
    </nav>
  );
}
