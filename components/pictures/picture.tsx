import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Picture as PictureOfRecord } from '@/model';
import { PictureBox } from './picture-box';

type Props = Omit<ComponentProps<typeof PictureBox>, 'picture' | 'label'> & {
  picture: Pick<PictureOfRecord, 'kind'> & ComponentProps<typeof PictureBox>['picture'];
};

/** Renders a picture of a record, labelled in its corner if it is a visualisation. */
export function Picture({ picture, ...props }: Props) {
  const t = useTranslations('Picture');
  const label = picture.kind === 'visualisation' ? t('visualisation') : undefined;
  return <PictureBox {...props} picture={picture} label={label} />;
}
