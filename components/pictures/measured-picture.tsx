import type { ComponentProps, ReactNode } from 'react';
import type { Picture } from '@/model';
import { writeElevation } from '@/model/derived/level-line';
import styles from './measured-picture.module.css';
import { RoofLine } from './roof-line';

type Props = {
  /** Its `roofAt` is the height of the line; without it there is no line. */
  picture: Pick<Picture, 'roofAt' | 'focus'>;
  /** The level of the roof in the picture, in meters; null if unknown. */
  roof: number | null;
  /** The box that crops the picture at top and bottom. */
  className: ComponentProps<'div'>['className'];
  /** The picture itself. */
  children: ReactNode;
};

/** Renders a lead picture with the level line at the roof of its building. */
export function MeasuredPicture({ picture: { roofAt, focus }, roof, className, children }: Props) {
  const elevation = writeElevation(roof);
  return (
    <div className={`${styles.view} ${className}`} data-focus={focus}>
      <div className={styles.whole}>
        {children}
        {roofAt !== undefined && elevation && <RoofLine elevation={elevation} top={roofAt} />}
      </div>
    </div>
  );
}
