import { sourceSet } from '../../pictures/picture-box';

/** Adds the files of visible pictures that were hidden at first (`isLater`), at the size of the first picture. */
export function completePictures(slides: HTMLElement): void {
  for (const picture of slides.querySelectorAll<HTMLElement>(':scope > :not([hidden]) [data-widths]')) {
    const source = slides.querySelector('source')?.cloneNode() as HTMLSourceElement;
    const [stem = ''] = picture.querySelector('img')?.src.split(/-\d+\.jpg$/) ?? [];
    const widths = (picture.dataset.widths ?? '').split(' ').map(Number);
    source.srcset = sourceSet({ files: { stem, widths } });
    picture.prepend(source);
    delete picture.dataset.widths;
  }
}
