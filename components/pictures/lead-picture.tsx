import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { Picture } from './picture';
import { fallbackSource, sourceSet } from './picture-box';

type Props = Omit<ComponentProps<typeof Picture>, 'loading'>;

/** Renders the picture of the first screen, preloaded from the head before the body is parsed. */
export function LeadPicture(props: Props) {
  const { picture, sizes } = props;
  preload(fallbackSource(picture), {
    as: 'image',
    // A browser that does not support the type skips this.
    type: 'image/avif',
    imageSrcSet: sourceSet(picture),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
  return <Picture {...props} loading="eager" />;
}
