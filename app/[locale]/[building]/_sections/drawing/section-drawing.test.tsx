/** @jest-environment jsdom */

import { testBuilding } from '@/e2e/support/content/test-records';
import { renderIn } from '@/e2e/support/pages/intl';
import type { Unit } from '@/model';
import { writeElevation } from '@/model/derived/level-line';
import { sectionLevels } from '@/model/derived/section-levels';
import { DrawingWords } from './drawing-words';
import { SectionDrawing } from './section-drawing';

const { levels } = testBuilding;

function draw(units: readonly Unit[] = []) {
  return renderIn('en', <SectionDrawing levels={levels} units={units} />).container;
}

test('the link of each level is named by its visible elevation', () => {
  const drawing = draw();
  for (const { id, elevation } of sectionLevels(levels)) {
    const link = drawing.querySelector(`a[aria-label][data-of="${id}"]`);
    expect(link?.ariaLabel).toContain(writeElevation(elevation) ?? '');
    expect(link?.textContent).toContain(writeElevation(elevation) ?? '');
  }
});

test('only a level with known statuses shows its number of free units', () => {
  const [first, second] = levels;
  const unit: Unit = {
    number: '1',
    level: first?.id ?? '',
    use: 'office',
    area: 80,
    offer: 'sale',
    status: 'free',
    href: '/hall/1',
    facts: {},
    available: '',
    joinableWith: [],
  };
  const partOf = (level: string | undefined, units: readonly Unit[]) =>
    draw(units).querySelector(`a[data-of="${level}"]`);
  const textOf = (...of: Parameters<typeof partOf>) => partOf(...of)?.textContent ?? '';
  const marked: Unit[] = [unit, { ...unit, number: '2', status: 'taken' }];
  expect(textOf(first?.id, marked)).toContain('1 available');
  expect(partOf(first?.id, marked)?.getAttribute('aria-label')).toContain('1 available');
  expect(textOf(second?.id, marked)).not.toContain('available');
  expect(textOf(first?.id, [{ ...unit, status: undefined }])).not.toContain('available');
});

test('a level without available units is not in the colour of success', () => {
  const level = levels[0]?.id ?? '';
  const unit: Unit = {
    number: '1',
    level,
    use: 'office',
    area: 80,
    offer: 'sale',
    status: 'taken',
    href: '/hall/1',
    facts: {},
    available: undefined,
    joinableWith: [],
  };
  const emptyIn = (units: readonly Unit[]) => draw(units).querySelector('[data-empty]')?.textContent;
  expect(emptyIn([unit])).toBe('None available');
  expect(emptyIn([unit, { ...unit, number: '2', status: 'free' }])).toBeUndefined();
});

test('in Hebrew the drawing is mirrored but its texts are not', () => {
  const { container } = renderIn('he', <SectionDrawing levels={levels} units={[]} />);
  const mirrored = [...container.querySelectorAll('g')].filter((group) =>
    group.getAttribute('transform')?.startsWith('matrix(-1'),
  );
  expect(mirrored.flatMap((group) => [...group.querySelectorAll('text')])).toEqual([]);
  expect(mirrored.flatMap((group) => [...group.querySelectorAll('path')]).length).toBeGreaterThan(10);
});

test('the description names every level with its uses and position, from the top', () => {
  const floors = sectionLevels(levels);
  const words = renderIn('en', <DrawingWords id="words" levels={floors} />).container.textContent ?? '';
  const places = [...floors]
    .sort((a, b) => b.elevation - a.elevation)
    .map(({ title }) => words.indexOf(`${title}:`));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  for (const { elevation } of floors.filter(({ elevation }) => elevation < 0)) {
    expect(words).toMatch(new RegExp(`\\b${-elevation}\\sm below the street`));
  }
});

test('the area of a level is no sum of the listed units', () => {
  const [first] = levels;
  if (!first) throw new Error('The building has no levels.');
  const unit = { number: '1', level: first.id, area: 137, status: 'free' } as Unit;
  const nameOf = (facts: typeof first.facts) => {
    const { container } = renderIn('en', <SectionDrawing levels={[{ ...first, facts }]} units={[unit]} />);
    return container.querySelector('a[data-of]')?.ariaLabel;
  };
  expect(nameOf({})).not.toContain('137');
  expect(nameOf({ area: 412 })).toContain('412\u00a0sqm');
});
