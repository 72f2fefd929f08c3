import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PrintContact } from '@/components/frame/print-contact';
import type { Locale } from '@/i18n/routing';
import { hiddenMetadata, pageUrl } from '@/lib/seo/metadata';
import { getCompany, listBuildings, listTourSceneIds } from '@/model';
import styles from './page.module.css';
import { TourBar } from './tour-bar';
import { TourStops } from './tour-stops';
import { TourView } from './tour-view';

type Props = { params: Promise<{ locale: Locale; scene?: string[] }> };

/** `/tour` is the first stop; any address but the scenes of the buildings' tours is 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  const scenes = listTourSceneIds().map((scene) => [scene]);
  return scenes.length > 0 ? [[], ...scenes].map((scene) => ({ scene })) : [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, scene: path } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  const { building, scene } = await readStop(params);
  const canonical = pageUrl(`/tour/${scene.id}`, locale);
  return {
    ...hiddenMetadata(t('tourTitle', { stop: scene.name, building: building.name })),
    ...(path ? {} : { alternates: { canonical } }),
  };
}

/** Returns a stop with the building of its tour. */
async function readStop(params: Props['params']) {
  const { locale, scene: [id] = listTourSceneIds() } = await params;
  for (const building of listBuildings(locale)) {
    const scene = building.tour.find((stop) => stop.id === id);
    if (scene) return { building, scene };
  }
  return notFound();
}

/**
 * Renders a stop of the virtual tour (specification §2) without header and footer, as large as its window or the frame
 * of the building page.
 */
export default async function TourPage({ params }: Props) {
  const { building, scene } = await readStop(params);
  const company = getCompany((await params).locale);
  return (
    <div className={styles.page}>
      <TourBar building={building} />
      <main id="main" className={building.tour.length > 1 ? `${styles.main} ${styles.beside}` : styles.main}>
        <TourView key={scene.id} scene={scene} scenes={building.tour} />
        <TourStops scene={scene} scenes={building.tour} />
      </main>
      <PrintContact company={company} />
    </div>
  );
}
