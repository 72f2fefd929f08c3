import { Picture } from '@/components/pictures/picture';
import type { Company } from '@/model';
import styles from './band.module.css';

type Props = { band: NonNullable<Company['band']> };

/** Renders a picture from edge to edge with one sentence. */
export function Band({ band: { image, text } }: Props) {
  return (
    <div className={styles.band}>
      <Picture className={styles.picture} picture={image} sizes="(min-width: 44rem) 100vw, 44rem" />
      <p className={`dark ${styles.text}`}>{text}</p>
    </div>
  );
}
