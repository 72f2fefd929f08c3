import { useTranslations } from 'next-intl';
import { BuildingCard } from '@/components/cards/building-card';
import grid from '@/components/cards/project-grid.module.css';
import { SectionHead } from '@/components/text/section-head';
import type { Building } from '@/model';
import { isOffered } from '@/model/derived/is-offered';

type Props = { buildings: readonly Building[] };

/** Links to the buildings, if there are several; a single one is linked from its project (specification §2). */
export function Buildings({ buildings }: Props) {
  const t = useTranslations('Buildings');
  if (buildings.length < 2) return null;
  return (
    <section className="section" aria-labelledby="buildings-title">
      <div className="container">
        <SectionHead id="buildings-title" title={buildings.some(isOffered) ? t('title') : t('takenTitle')} />
        <ul role="list" className={grid.grid}>
          {buildings.map((building) => (
            <li key={building.id}>
              <BuildingCard building={building} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
