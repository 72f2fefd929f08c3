import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { getBuilding, listTourSceneIds, listTourScenes } from '@/content';
import type { Locale } from '@/i18n/routing';
import { hiddenMetadata } from '@/site/metadata';
import styles from './page.module.css';
import { TourBar } from './tour-bar';
import { TourStops } from './tour-stops';
import { TourView } from './tour-view';

type Props = { params: Promise<{ locale: Locale; scene: string }> };

/** The scenes of content/tour.json are all there are; any other is 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return listTourSceneIds().map((scene) => ({ scene }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  return hiddenMetadata(t('tourTitle', { building: getBuilding(locale).name }));
}

/** A stop of the virtual tour (specification §2): fills its window or the frame of the building page, without header and footer. */
export default async function TourPage({ params }: Props) {
  const { locale, scene: id } = await params;
  const scenes = listTourScenes(locale);
  const scene = scenes.find((stop) => stop.id === id);
  if (!scene) notFound();
  return (
    <div className={styles.page}>
      <TourBar building={getBuilding(locale).name} />
      <main id="main" className={styles.main}>
        <TourView key={scene.id} scene={scene} scenes={scenes} />
        <TourStops scene={scene} scenes={scenes} />
      </main>
    </div>
  );
}
