import { useTranslations } from 'next-intl';
import type { Picture } from '@/model';
import styles from './pictures-note.module.css';

/** Renders one line for a group of pictures that are all visualisations; its pictures are `isNoted`. */
export function PicturesNote() {
  const t = useTranslations('Picture');
  return <p className={styles.note}>{t('allVisualisations')}</p>;
}

/** Returns whether one line can replace the labels of a group of pictures. */
export function areVisualisations(pictures: readonly Pick<Picture, 'kind'>[]): boolean {
  return pictures.length > 1 && pictures.every(({ kind }) => kind === 'visualisation');
}
