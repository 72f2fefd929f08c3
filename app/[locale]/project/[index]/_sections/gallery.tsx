import { useLocale, useTranslations } from 'next-intl';
import { PictureViewer } from '@/components/islands/picture-viewer/picture-viewer';
import { Island } from '@/components/islands/runtime/island';
import { Icon } from '@/components/pictures/icon';
import { Picture } from '@/components/pictures/picture';
import { areVisualisations, PicturesNote } from '@/components/pictures/pictures-note';
import { SectionHead } from '@/components/text/section-head';
import { direction } from '@/i18n/routing';
import type { Picture as PictureRecord } from '@/model';
import styles from './gallery.module.css';

type Props = { pictures: PictureRecord[]; title: string };

/** Two columns; the last of an odd number fills its row. */
const sizes = {
  half: '(min-width: 94rem) 42rem, 44vw',
  whole: '(min-width: 94rem) 85rem, (min-width: 30rem) 92vw, 82vw',
};

/** Renders the remaining pictures in two columns (specification §2); each opens large, without script as a file. */
export function Gallery({ pictures, title }: Props) {
  const locale = useLocale();
  const t = useTranslations('Project');
  const viewer = useTranslations('Viewer');
  const kinds = useTranslations('Picture');
  if (pictures.length === 0) return null;
  const total = pictures.length;
  const isNoted = areVisualisations(pictures);
  const labelOf = ({ kind }: PictureRecord) =>
    kind === 'visualisation' ? kinds('visualisation') : undefined;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="gallery-title">
      <SectionHead id="gallery-title" title={t('gallery')} />
      <Island
        component={{ PictureViewer }}
        props={{
          direction: direction[locale],
          words: {
            label: viewer('label', { title }),
            previous: viewer('previous'),
            next: viewer('next'),
            zoomIn: viewer('zoomIn'),
            zoomOut: viewer('zoomOut'),
            close: viewer('close'),
          },
          icons: {
            previous: <Icon name="back" />,
            next: <Icon name="next" />,
            zoomIn: <Icon name="plus" />,
            zoomOut: <Icon name="minus" />,
            close: <Icon name="close" />,
          },
          slides: pictures.map((picture, index) => ({
            // The viewer shows the whole picture.
            picture: { ...picture, focus: undefined },
            label: labelOf(picture),
            thumbnail: (
              <Picture
                className="picture-viewer-picture"
                picture={picture}
                isNoted={isNoted}
                sizes={index === total - 1 && index % 2 === 0 ? sizes.whole : sizes.half}
              />
            ),
            // A label in a picture is part of the name of its link (WCAG 2.5.3).
            open: [viewer('open', { alt: picture.alt }), isNoted ? undefined : labelOf(picture)]
              .filter(Boolean)
              .join(', '),
            position: viewer('position', { n: index + 1, total }),
          })),
        }}
      />
      {isNoted && <PicturesNote />}
    </section>
  );
}
