/** @jest-environment jsdom */
import { SectionDrawing } from '@/app/[locale]/hartuvcenter/_sections/drawing/section-drawing';
import { getBuilding, listProjects } from '@/content';
import { renderIn } from '@/testing/pages/intl';

/* About the sample company alone: a company that moves in deletes this folder. */

/** Units of the drawing. */
const meter = 16;
const street = 250;

const center = listProjects('en').find(({ landingPageUrl }) => landingPageUrl === '/hartuvcenter');

test('from the lowest floor to the roof the drawing is as high as the building', () => {
  const { container: drawing } = renderIn(
    'en',
    <SectionDrawing levels={getBuilding('en').levels} units={[]} />,
  );
  const slabs = [...drawing.querySelectorAll('path')].flatMap((path) =>
    Array.from((path.getAttribute('d') ?? '').matchAll(/M\d+ (\d+)h(\d+)v[56]h/g), ([, y, width]) => ({
      y: Number(y),
      width: Number(width),
    })),
  );
  const floors = slabs.filter(({ width }) => width > 100).map(({ y }) => (street - y) / meter);
  expect(Math.max(...floors)).toBe(center?.roof);
  expect(Math.max(...floors) - Math.min(...floors)).toBe(center?.height);
});
