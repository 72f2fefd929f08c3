import type { ComponentProps } from 'react';
import { width } from './dimensions';
import { tenth } from './path';
import type { Section } from './section';
import styles from './section-drawing.module.css';

type Props = ComponentProps<'svg'> & { section: Section };

/** The number of levels above which a drawing is not enlarged. */
const tall = 6;

/** Renders the frame of a section drawing, in which it has a width that keeps its texts readable. */
export function Frame({ section: { floors, top, bottom }, ...props }: Props) {
  return (
    <div className={styles.frame}>
      <svg
        className={styles.drawing}
        viewBox={`0 ${tenth(top)} ${width} ${tenth(bottom - top)}`}
        data-tall={floors.length > tall || undefined}
        {...props}
      />
    </div>
  );
}
