/** @jest-environment jsdom */

import type { Unit } from '@/content';
import { getBuilding } from '@/content';
import { formatElevation } from '@/i18n/elevations';
import { renderIn } from '@/testing/pages/intl';
import { SectionDrawing } from './section-drawing';

/** Units of the drawing. */
const meter = 16;
const street = 250;

const building = getBuilding('en');

function draw(units: readonly Unit[] = []) {
  return renderIn('en', <SectionDrawing levels={building.levels} units={units} />).container;
}

test('only the street and the lowest floor are marked, at the height at which they are drawn', () => {
  const marks = [...draw().querySelectorAll('text')].filter(({ textContent }) => /^[+±−]/.test(textContent));
  const drawn = marks.map((mark) => {
    // The figure is six units above its line.
    const y = Number(mark.getAttribute('y')) + 6;
    return [mark.textContent, (street - y) / meter];
  });
  expect(drawn).toEqual([
    [formatElevation(0), 0],
    [formatElevation(-6), -6],
  ]);
});

test('every level has its name', () => {
  const text = draw().textContent;
  for (const { title } of getBuilding('en').levels) expect(text).toContain(title);
});

test('a level with units says how many are free, and none does where no status is known', () => {
  const unit: Unit = { number: '1', level: 'offices', use: 'office', area: 80, status: 'free' };
  const textOf = (level: string, units: readonly Unit[]) =>
    draw(units).querySelector(`[data-of="${level}"]`)?.textContent;
  const marked: Unit[] = [unit, { ...unit, number: '2', status: 'taken' }];
  expect(textOf('offices', marked)).toContain('1 available');
  expect(textOf('street', marked)).not.toContain('available');
  expect(textOf('offices', [{ ...unit, status: undefined }])).not.toContain('available');
});

test('in Hebrew a sign stays before its number, by a character and not by an element', () => {
  const { levels } = getBuilding('he');
  const { container } = renderIn('he', <SectionDrawing levels={levels} units={[]} />);
  const names = levels.map(({ title }) => title.replace(/-\d+/, '\u200e$&'));
  expect(names.join()).toContain('\u200e');
  for (const name of names) expect(container.textContent).toContain(name);
  expect(container.querySelector('tspan')).toBeNull();
});
