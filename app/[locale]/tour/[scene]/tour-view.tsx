import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Panorama } from '@/components/islands/panorama';
import { Picture } from '@/components/islands/picture';
import type { TourScene } from '@/content/schema';
import { getPathname } from '@/i18n/navigation';
import { helpId } from './tour-stops';
import styles from './tour-view.module.css';

type Props = { scene: TourScene; scenes: TourScene[] };

/** The name of the stop over its panorama, or over the still picture where no panorama can be shown. */
export function TourView({ scene, scenes }: Props) {
  const locale = useLocale();
  const t = useTranslations('Tour');
  const { id, name, still, panorama, start } = scene;
  const n = scenes.findIndex((each) => each.id === id) + 1;
  const stop = { n: String(n), total: String(scenes.length), name };
  const links = scene.links.map(({ scene: target, yaw, pitch }) => {
    const targetName = scenes.find((each) => each.id === target)?.name ?? '';
    const href = getPathname({ href: `/tour/${target}`, locale });
    return { href, name: targetName, label: t('goTo', { name: targetName }), yaw, pitch };
  });
  return (
    <div className={styles.frame}>
      <Panorama
        panorama={panorama}
        start={start}
        links={links}
        linkIcon={<Icon name="up" />}
        controls={{
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
        }}
        words={{ view: t('view', { name }), loading: t('loading'), failed: t('failed') }}
        helpId={helpId}
      >
        <Picture picture={still} sizes="(min-aspect-ratio: 4/3) 100vw, 130vh" loading="eager" />
      </Panorama>
      <h1 className={styles.name}>{t('stop', stop)}</h1>
    </div>
  );
}
