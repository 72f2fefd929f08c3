import { expect, type Page } from '@playwright/test';

/** Lists the texts of a page that are clipped or outside the window, except in boxes that scroll. */
export function listCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (
        !text ||
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('script, style, .visually-hidden, .skip-link, [data-splash]')
      ) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (/auto|scroll/.test(style.overflowX) && around !== document.documentElement) break;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        // A box of one pixel is hidden on purpose.
        if (right - left <= 1) break;
        const clips = /hidden|clip/.test(style.overflowX) || around === document.documentElement;
        const clipsDown = /hidden|clip/.test(style.overflowY) && around !== document.documentElement;
        const outside = clips && (box.left < left - 1 || box.right > right + 1);
        const below = clipsDown && (box.top < top - 1 || box.bottom > bottom + 1);
        if (outside || below) {
          cut.push(`“${text.slice(0, 40)}” in ${around.localName}.${around.className}`);
          break;
        }
      }
    }
    return cut;
  });
}

/** Expects that a page neither scrolls sideways nor cuts off a text. */
export async function expectWhole(page: Page, what: string): Promise<void> {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(overhang, `sideways scrolling of ${what}`).toBe(0);
  // Labels of the tour move after the window changes.
  await expect
    .configure({ soft: true })
    .poll(() => listCutTexts(page), { message: `texts that are cut on ${what}` })
    .toEqual([]);
}
