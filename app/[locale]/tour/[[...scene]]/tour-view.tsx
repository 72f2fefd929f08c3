import { useLocale, useTranslations } from 'next-intl';
import { Panorama } from '@/components/islands/panorama/panorama';
import { Island } from '@/components/islands/runtime/island';
import { Icon } from '@/components/pictures/icon';
import { LeadPicture } from '@/components/pictures/lead-picture';
import { getPathname } from '@/i18n/navigation';
import type { TourScene } from '@/model';
import { helpId } from './tour-stops';
import styles from './tour-view.module.css';

/** Sizes follow from the height. On a phone the file is smaller than its box, because the panorama replaces it. */
const stillSizes =
  '(min-width: 60rem) max(100vw - 18rem, 200vh - 6rem), (min-width: 40rem) max(100vw, 160vh), 200vw';

type Props = { scene: TourScene; scenes: TourScene[] };

/** Renders the name of the stop over its panorama, or over a still picture where no panorama can be shown. */
export function TourView({ scene, scenes }: Props) {
  const locale = useLocale();
  const t = useTranslations('Tour');
  const { id, name, picture, panorama, start } = scene;
  const n = scenes.findIndex((stop) => stop.id === id) + 1;
  const stop = { n: String(n), total: String(scenes.length), name };
  const links = scene.links.map(({ scene: target, yaw, pitch }) => {
    const targetName = scenes.find((stop) => stop.id === target)?.name ?? '';
    const href = getPathname({ href: `/tour/${target}`, locale });
    return { href, name: targetName, label: t('goTo', { name: targetName }), yaw, pitch };
  });
  return (
    <div className={styles.frame}>
      <Island
        component={{ Panorama }}
        later={['controls']}
        props={{
          panorama,
          start,
          links,
          linkIcon: links.length > 0 && <Icon name="up" />,
          controls: {
            left: { label: t('left'), icon: <Icon name="left" /> },
            right: { label: t('right'), icon: <Icon name="right" /> },
            up: { label: t('up'), icon: <Icon name="up" /> },
            down: { label: t('down'), icon: <Icon name="down" /> },
            zoomIn: { label: t('zoomIn'), icon: <Icon name="plus" /> },
            zoomOut: { label: t('zoomOut'), icon: <Icon name="minus" /> },
            reset: { label: t('reset'), icon: <Icon name="reset" /> },
            autorotate: { label: t('autorotate'), icon: <Icon name="rotate" /> },
            fullscreen: { label: t('fullscreen'), icon: <Icon name="expand" /> },
            exitFullscreen: { label: t('exitFullscreen'), icon: <Icon name="shrink" /> },
          },
          words: { view: t('view', { name }), loading: t('loading'), failed: t('failed') },
          helpId,
          children: <LeadPicture picture={picture} sizes={stillSizes} />,
        }}
      />
      <h1 className={styles.name}>{scenes.length > 1 ? t('stop', stop) : name}</h1>
    </div>
  );
}
