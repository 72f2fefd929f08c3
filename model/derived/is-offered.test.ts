import type { Building } from '../read/buildings';
import { isOffered } from './is-offered';

const unit = (status: string) => ({ status }) as Building['units'][number];
const levels = [{}] as Building['levels'];

test.each([
  ['a free unit', { units: [unit('taken'), unit('free')], levels }, true],
  ['taken units only', { units: [unit('taken')], levels }, false],
  ['levels without a list of units', { units: [], levels }, true],
  ['nothing yet', { units: [], levels: [] }, false],
])('a building with %s: offered %#', (_, building, offered) => {
  expect(isOffered(building)).toBe(offered);
});
