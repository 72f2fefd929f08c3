import type { ReactNode, Ref } from 'react';
import styles from './links.module.css';
import { type Direction, placeOf, type View } from './projection';

export type PanoramaLink = Direction & {
  href: string;
  /** The words on the picture, and the whole name of the link, which contains them. */
  name: string;
  label: string;
};

type Props = { links: PanoramaLink[]; list: Ref<HTMLUListElement>; icon: ReactNode; hidden: boolean };

/** The ways to other scenes, at their doors in the picture. The plain list of stops holds the same for everyone. */
export function Links({ links, list, icon, hidden }: Props) {
  return (
    <ul ref={list} className={styles.links} dir="ltr" hidden={hidden}>
      {links.map(({ href, name, label }) => (
        <li key={href} className={styles.item}>
          <a href={href} className={styles.link} aria-label={label}>
            <span dir="auto">{name}</span>
            {icon}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Puts every link at its door and hides those outside the view.
 *
 * @param view takes the focus of a link that turns away
 */
export function placeLinks(
  list: HTMLElement,
  links: PanoramaLink[],
  seen: View,
  aspect: number,
  view: HTMLElement,
): void {
  for (const [at, link] of links.entries()) {
    const item = list.children[at] as HTMLElement;
    const place = placeOf(seen, aspect, link);
    if (!place && item.contains(document.activeElement)) view.focus({ preventScroll: true });
    item.style.visibility = place ? 'visible' : 'hidden';
    if (!place) continue;
    item.style.setProperty('--x', `${(place.x * 100).toFixed(3)}%`);
    item.style.setProperty('--y', `${(place.y * 100).toFixed(3)}%`);
  }
}
