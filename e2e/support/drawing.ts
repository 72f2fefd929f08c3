import type { Page } from '@playwright/test';

/*
 * What is drawn on the screen, measured by the boxes of single characters: text that the browser turns round has the
 * right characters in its DOM and the wrong ones before the reader.
 */

/** The texts of a page whose width is cut off or that are outside of the window; what scrolls by itself may. */
export function listCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (
        !text ||
        !parent?.checkVisibility() ||
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

/** A number, date, phone, level or address in a text, with where its characters are drawn. */
type Drawn = { written: string; drawn: string };

/**
 * Every number, phone, date, hour range, level and mail address that a page shows, as it is written in the DOM and as
 * its characters are on the screen from left to right.
 */
export function listFigures(page: Page): Promise<Drawn[]> {
  return page.evaluate(() => {
    const mail = String.raw`[\w.+-]+@[\w.-]+\w`;
    // A sign belongs to its number; a hyphen or maqaf after a letter does not.
    const figure = String.raw`(?:(?<![\p{L}\p{N}])[+±−-])?\d(?:[\d,.:/-]*\d)?[+%°]?`;
    const pattern = new RegExp(`${mail}|${figure}`, 'gu');
    const found: { written: string; drawn: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script, style, textarea'))
        continue;
      for (const match of (node.textContent ?? '').matchAll(pattern)) {
        const [written] = match;
        const characters = Array.from(written, (character, offset) => {
          const range = document.createRange();
          range.setStart(node, match.index + offset);
          range.setEnd(node, match.index + offset + 1);
          // WebKit adds an empty box where the direction turns.
          const [{ left, right, top, height }] = [...range.getClientRects()].sort(
            (a, b) => b.width - a.width,
          ) as [DOMRect];
          return { character, middle: (left + right) / 2, top, height };
        });
        // Firefox gives no box to the end of a text in an SVG whose font came late.
        if (characters.some(({ height }) => height === 0)) continue;
        // Line by line: a long address may be broken over two.
        const inOrder = characters.sort((a, b) => Math.round(a.top - b.top) || a.middle - b.middle);
        const drawn = inOrder.map(({ character }) => character);
        found.push({ written, drawn: drawn.join('') });
      }
    }
    return found;
  });
}
