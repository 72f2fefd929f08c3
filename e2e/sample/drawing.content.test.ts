import { layOut } from '@/app/[locale]/[building]/_sections/drawing/section';
import { firstBuilding } from '@/e2e/support/content/first-building';
import { listProjects } from '@/model';

/* About the sample company alone: a company that moves in deletes this folder. */

const center = listProjects('en').find(({ landingPageUrl }) => landingPageUrl === '/hartuvcenter');

test('the drawing has the height of the building', () => {
  const levels = firstBuilding('en').levels.map((level) => ({ level, note: undefined }));
  const { floors, roof = 0, scale } = layOut(levels, '');
  expect(-roof / scale).toBeCloseTo(center?.roof ?? 0);
  expect(((floors.at(-1)?.y ?? 0) - roof) / scale).toBeCloseTo(center?.height ?? 0);
});
