import { listProjects } from '../../../../content';
import { formatElevation } from '../../../../i18n/elevations';
import { listCards } from './cards';

afterEach(() => jest.useRealTimers());

function cardOf(name: string, day: string) {
  jest.useFakeTimers({ now: new Date(day) });
  return listCards().find((card) => card.name === name && card.locale === 'en');
}

test('the picture of the building names its month of completion until that month is over', () => {
  expect(cardOf('building', '2026-08-20')?.facts).toContain('Expected completion: August 2026');
  expect(cardOf('building', '2026-09-02')?.facts.join()).not.toContain('completion');
});

test('the mark on the level line is the level of the roof', () => {
  for (const { index, roof } of listProjects('en')) {
    expect(cardOf(`project-${index}`, '2026-08-20')?.level).toBe(formatElevation(roof ?? 0));
  }
});
