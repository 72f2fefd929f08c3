import type { ReactNode, Ref } from 'react';
import { placeLabels } from './label-places';
import './links.css';
import { type Direction, placeOf, type View } from './projection';

export type PanoramaLink = Direction & {
  href: string;
  /** The words on the picture, and the whole name of the link, which contains them. */
  name: string;
  label: string;
};

type Props = { links: PanoramaLink[]; list: Ref<HTMLUListElement>; icon: ReactNode; isReady: boolean };

/** Links to other scenes at their doors in the picture; the plain list of stops has the same links. */
export function Links({ links, list, icon, isReady }: Props) {
  if (links.length === 0) return null;
  return (
    <ul ref={list} role="list" className="panorama-links" dir="ltr" data-ready={isReady || undefined}>
      {links.map(({ href, name, label }) => (
        <li key={href} className="panorama-links-item">
          <a href={href} className="panorama-links-link" aria-label={label}>
            <span dir="auto">{name}</span>
            {icon}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Places every link at its door, inside the list's box and apart from the others, and hides links outside the view.
 *
 * @param view gets the focus of a link that leaves the view
 */
export function placeLinks(
  list: HTMLElement,
  links: PanoramaLink[],
  currentView: View,
  aspect: number,
  view: HTMLElement,
): void {
  const items = links.map((link, index) => ({
    item: list.children[index] as HTMLElement,
    pitch: link.pitch,
    place: placeOf(currentView, aspect, link),
  }));
  for (const { item, place } of items) {
    if (!place && item.contains(document.activeElement)) view.focus({ preventScroll: true });
    item.style.setProperty('--seen', place ? 'visible' : 'hidden');
  }
  const labels = items
    .sort((a, b) => b.pitch - a.pitch)
    .flatMap(({ item, place }) => {
      if (!place) return [];
      const x = place.x * view.clientWidth - list.offsetLeft;
      const y = place.y * view.clientHeight - list.offsetTop;
      return { item, x, y, width: item.offsetWidth, height: item.offsetHeight };
    });
  const places = placeLabels(labels, { width: list.clientWidth, height: list.clientHeight });
  for (const [index, { x, y }] of places.entries()) {
    labels[index]?.item.style.setProperty('--x', `${x.toFixed(2)}px`);
    labels[index]?.item.style.setProperty('--y', `${y.toFixed(2)}px`);
  }
}
