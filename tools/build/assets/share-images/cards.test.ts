import { renderToStaticMarkup } from 'react-dom/server';
import { listProjects } from '../../../../model';
import { writeElevation } from '../../../../model/derived/level-line';
import { listCards } from './cards';
import { drawCard } from './drawing';

jest.mock('../../../../model', () => {
  const { testBuilding } = jest.requireActual('../../../../e2e/support/content/test-records');
  return {
    ...jest.requireActual('../../../../model'),
    listBuildings: () => [{ ...testBuilding, completion: '2026-08' }],
  };
});

afterEach(() => jest.useRealTimers());

function cardOf(name: string, day: string) {
  jest.useFakeTimers({ now: new Date(day) });
  return listCards().find((card) => card.name === name && card.locale === 'en');
}

test('the share image of a building names a future month of completion', () => {
  const factsOn = (day: string) => cardOf('building-silo-hall', day)?.facts.join();
  expect(factsOn('2026-08-20')).toContain('Expected completion: August 2026');
  expect(factsOn('2026-09-02')).not.toContain('completion');
});

test('the mark on the level line is the level of the roof', () => {
  for (const { index, roof } of listProjects('en')) {
    expect(cardOf(`project-${index}`, '2026-08-20')?.level).toBe(writeElevation(roof ?? 0));
  }
});

test('drawings have no space that satori draws on the wrong side of a number', async () => {
  const [card] = listCards();
  const drawing = card && (await drawCard({ ...card, title: 'כביש\u00a038', facts: ['גובה 9\u00a0מ׳'] }));
  const html = renderToStaticMarkup(drawing);
  expect(html).toContain('כביש 38');
  expect(html).toContain('גובה 9 מ׳');
});
