import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Picture as PictureOfRecord } from '@/model';
import { PictureBox } from './picture-box';

type Props = Omit<ComponentProps<typeof PictureBox>, 'picture' | 'label'> & {
  picture: Pick<PictureOfRecord, 'kind'> & ComponentProps<typeof PictureBox>['picture'];
  /** Whether a line names it, and its whole group, as visualisations. */
  isNoted?: boolean;
  /** Whether fewer widths are enough. */
  isSmall?: boolean;
};

/** Pixels. A small picture needs no other widths, and each address of a file adds weight to a page with many. */
const smallWidths = new Set([520, 800, 1280, 2240]);

/** Renders a picture of a record, labelled in its corner if it is a visualisation. */
export function Picture({ picture, isNoted = false, isSmall = false, ...props }: Props) {
  const t = useTranslations('Picture');
  const label = picture.kind === 'visualisation' && !isNoted ? t('visualisation') : undefined;
  const { stem, widths } = picture.files;
  const files = isSmall ? { stem, widths: widths.filter((width) => smallWidths.has(width)) } : picture.files;
  return <PictureBox {...props} picture={{ ...picture, files }} label={label} />;
}
