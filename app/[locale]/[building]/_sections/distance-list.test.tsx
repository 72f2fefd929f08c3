/** @jest-environment jsdom */
import { renderIn } from '@/e2e/support/pages/intl';
import { DistanceList } from './distance-list';

const port = { place: 'Larnaca', kilometers: 265, minutes: 1500 };
const town = { place: 'Haifa', kilometers: 4, minutes: 8 };
const show = (...places: (typeof port & { by?: string })[]) =>
  renderIn('en', <DistanceList distances={{ source: 'pilot book', places }} />).container;

test('a place reached by sea has its way instead of a note on driving', () => {
  const list = show({ ...port, by: 'sea' });
  expect(list.querySelector('dd')?.textContent).toBe('1,500\u00a0min 265\u00a0km, by sea');
  expect(list.textContent).toContain('Source: pilot book.');
  expect(list.textContent).not.toContain('Driving');
});

test('an own way is shown beside driving times', () => {
  const list = show({ ...port, by: 'by ferry' }, town);
  expect(list.textContent).toContain('km, by ferry');
  expect(list.textContent).toContain('Driving times in free-flowing traffic. Source: pilot book.');
});
