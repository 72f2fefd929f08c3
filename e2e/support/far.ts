import type { Page } from '@playwright/test';

/** Pixels below the window within which Chromium loads a lazy picture, so that it is there when it is reached. */
const near = 1250;

/** The pictures and frames that a page has loaded although they are hidden or far below the window. */
export function listLoadedFar(page: Page): Promise<string[]> {
  return page.evaluate((reach) => {
    const media = [...document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>('img, iframe')];
    const addressOf = (item: (typeof media)[number]) => ('currentSrc' in item && item.currentSrc) || item.src;
    const isNear = (item: Element) =>
      item.checkVisibility() && item.getBoundingClientRect().top < innerHeight + reach;
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const wanted = new Set(media.filter(isNear).map(addressOf));
    return media.map(addressOf).filter((address) => loaded.has(address) && !wanted.has(address));
  }, near);
}
