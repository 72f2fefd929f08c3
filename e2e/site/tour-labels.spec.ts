import { scenes } from '../support/content/records';
import { at } from '../support/pages/pages';
import { expect, test } from '../support/test';

/** Turns the view in a full circle with its keys, and measures the visible labels after every third press. */
async function measureLabels(view: Element): Promise<DOMRect[][]> {
  const measured: DOMRect[][] = [];
  while (measured.length < 12) {
    for (let press = 0; press < 3; press++)
      view.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const labels = [...document.querySelectorAll('li:has(> a > span[dir="auto"])')];
    const shown = labels.filter((label) => getComputedStyle(label).visibility === 'visible');
    measured.push(shown.map((label) => label.getBoundingClientRect().toJSON()));
  }
  return measured;
}

test('in a narrow frame labels neither overlap nor leave the picture', async ({ page }) => {
  for (const [index, scene] of scenes.entries()) {
    await page.goto(at(index % 2 ? 'en' : 'he', `/tour/${scene.id}`));
    await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
    const view = page.getByRole('application');
    for (const width of [320, 430]) {
      await page.setViewportSize({ width, height: 600 });
      const edge = (await view.boundingBox()) ?? { y: 0, height: 0 };
      expect(edge.height).toBeGreaterThan(250);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const [turn, labels] of (await view.evaluate(measureLabels)).entries()) {
        const where = `${scene.id} at ${width} px, turn ${turn}`;
        for (const [index, box] of labels.entries()) {
          const isInside = box.left >= 0 && box.right <= width && box.top >= edge.y;
          expect(isInside && box.bottom <= edge.y + edge.height, `a label outside: ${where}`).toBe(true);
          const covers = ({ left, right, top, bottom }: DOMRect) =>
            box.left < right && left < box.right && box.top < bottom && top < box.bottom;
          expect(labels.slice(0, index).some(covers), `two labels: ${where}`).toBe(false);
        }
      }
    }
  }
});
