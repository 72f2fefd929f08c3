import type { ComponentProps } from 'react';
import { LeadPicture } from './lead-picture';
import './moving-picture.css';

const id = 'lead-picture';

/**
 * Renders the lead picture of a page, to which the card's picture moves; the first paint waits until it has been
 * parsed.
 */
export function MovingPicture(props: Omit<ComponentProps<typeof LeadPicture>, 'id'>) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <LeadPicture {...props} id={id} />
    </>
  );
}
