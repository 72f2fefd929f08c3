import { renderToStaticMarkup } from 'react-dom/server';
import { formatMonth } from '../../../../i18n/dates';
import { listBuildings, listProjects } from '../../../../model';
import { writeElevation } from '../../../../model/derived/level-line';
import { listCards } from './cards';
import { drawCard } from './drawing';

afterEach(() => jest.useRealTimers());

function cardOf(name: string, day: string) {
  jest.useFakeTimers({ now: new Date(day) });
  return listCards().find((card) => card.name === name && card.locale === 'en');
}

test('the share image of a building names a future month of completion', () => {
  const { id, completion } = listBuildings('en').find((building) => building.completion) ?? {};
  if (!completion) return;
  const dayAfter = new Date(`${completion}-01T12:00:00Z`);
  dayAfter.setUTCMonth(dayAfter.getUTCMonth() + 1, 2);
  const month = formatMonth(completion, 'en');
  expect(cardOf(`building-${id}`, `${completion}-20`)?.facts).toContain(`Expected completion: ${month}`);
  expect(cardOf(`building-${id}`, dayAfter.toISOString())?.facts.join()).not.toContain('completion');
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
