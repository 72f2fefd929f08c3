import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { PictureViewer } from '@/components/islands/picture-viewer';
import type { Picture as PictureRecord } from '@/content/schema';
import { direction } from '@/i18n/routing';
import styles from './gallery.module.css';
import { PartHead } from './part-head';

type Props = { pictures: PictureRecord[]; title: string };

/** The remaining pictures in two columns (SPEC §2); each opens large, without script as a file. */
export function Gallery({ pictures, title }: Props) {
  const locale = useLocale();
  const t = useTranslations('Project');
  const viewer = useTranslations('Viewer');
  if (pictures.length === 0) return null;
  const total = pictures.length;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="gallery-title">
      <PartHead id="gallery-title" title={t('gallery')} />
      <PictureViewer
        direction={direction[locale]}
        words={{
          label: viewer('label', { title }),
          previous: viewer('previous'),
          next: viewer('next'),
          zoomIn: viewer('zoomIn'),
          zoomOut: viewer('zoomOut'),
          close: viewer('close'),
        }}
        icons={{
          previous: <Icon name="back" />,
          next: <Icon name="next" />,
          zoomIn: <Icon name="plus" />,
          zoomOut: <Icon name="minus" />,
          close: <Icon name="close" />,
        }}
        slides={pictures.map((picture, index) => ({
          picture,
          open: viewer('open', { alt: picture.alt }),
          position: viewer('position', { n: index + 1, total }),
        }))}
      />
    </section>
  );
}
