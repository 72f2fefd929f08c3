import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Picture as PictureOfRecord } from '@/model';
import { PictureBox } from './picture-box';

type Props = Omit<ComponentProps<typeof PictureBox>, 'picture' | 'label'> & {
  picture: Pick<PictureOfRecord, 'kind'> & ComponentProps<typeof PictureBox>['picture'];
  /** Whether a line names it, and its whole group, as visualisations. */
  isNoted?: boolean;
};

/** Renders a picture of a record, labelled in its corner if it is a visualisation. */
export function Picture({ picture, isNoted = false, ...props }: Props) {
  const t = useTranslations('Picture');
  const label = picture.kind === 'visualisation' && !isNoted ? t('visualisation') : undefined;
  return <PictureBox {...props} picture={picture} label={label} />;
}
