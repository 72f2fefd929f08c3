/** @jest-environment jsdom */
import { getBuilding, listProjects } from '@/content';
import { formatElevation } from '@/i18n/elevations';
import { renderIn } from '@/testing/intl';
import { SectionDrawing } from './section-drawing';

/** Units of the drawing. */
const meter = 16;
const street = 250;

const center = listProjects('en').find(({ landingPageUrl }) => landingPageUrl === '/hartuvcenter');

function draw() {
  return renderIn('en', <SectionDrawing options={getBuilding('en').purchaseOptions} />).container;
}

test('only the street and the lowest floor are marked, at the height at which they are drawn', () => {
  const marks = [...draw().querySelectorAll('text')].filter(({ textContent }) => /^[+±−]/.test(textContent));
  const drawn = marks.map((mark) => {
    // The figure stands six units above its line.
    const y = Number(mark.getAttribute('y')) + 6;
    return [mark.textContent, (street - y) / meter];
  });
  expect(drawn).toEqual([
    [formatElevation(0), 0],
    [formatElevation(-6), -6],
  ]);
});

test('from the lowest floor to the roof the drawing is as high as the building', () => {
  const slabs = [...draw().querySelectorAll('path')].flatMap((path) =>
    Array.from((path.getAttribute('d') ?? '').matchAll(/M\d+ (\d+)h(\d+)v[56]h/g), ([, y, width]) => ({
      y: Number(y),
      width: Number(width),
    })),
  );
  const floors = slabs.filter(({ width }) => width > 100).map(({ y }) => (street - y) / meter);
  expect(Math.max(...floors)).toBe(center?.roof);
  expect(Math.max(...floors) - Math.min(...floors)).toBe(center?.height);
});

test('every level has its name', () => {
  const text = draw().textContent;
  for (const { title } of getBuilding('en').purchaseOptions) expect(text).toContain(title);
});
