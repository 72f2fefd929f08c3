/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UnitFilter } from './unit-filter';

const units = [
  { number: '1', use: 'retail', area: 100 },
  { number: '2', use: 'retail', area: 900 },
  { number: '3', use: 'office', area: 120 },
];

const filters = [
  {
    name: 'use',
    label: 'Use',
    of: 'use',
    fits: 'equal' as const,
    options: ['', 'retail', 'office'].map((value) => ({ value, label: value || 'All' })),
  },
  { name: 'from', label: 'From', of: 'area', fits: 'atLeast' as const },
  { name: 'to', label: 'To', of: 'area', fits: 'atMost' as const },
  {
    name: 'sort',
    label: 'Sort',
    of: 'area',
    fits: 'sort' as const,
    options: ['', 'largest'].map((value) => ({ value, label: value || 'As listed' })),
  },
];

function show() {
  const rows = units.map(({ number, use, area }) => (
    <tr key={number} data-number={number} data-use={use} data-area={area}>
      <th scope="row">{number}</th>
    </tr>
  ));
  return render(
    <UnitFilter
      words={{ label: 'Filter', nearest: 'near', size: '# sqm', reset: 'Reset' }}
      filters={filters}
      statuses={['none', 'one', 'two', 'three']}
      field="#contact textarea"
    >
      <table>
        <tbody>{rows}</tbody>
      </table>
    </UnitFilter>,
  );
}

const numbers = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

test('a choice shows the rows that it fits, announces their number and is in the address', async () => {
  show();
  choose('Use', 'retail');
  expect(numbers()).toEqual(['1', '2']);
  choose('Sort', 'largest');
  expect(numbers()).toEqual(['2', '1']);
  choose('From', '500');
  expect(numbers()).toEqual(['2']);
  expect(screen.getByRole('status').textContent).toBe('one');
  await waitFor(() => expect(location.search).toBe('?use=retail&sort=largest&from=500'));
  choose('Use', '');
  choose('Sort', '');
  await waitFor(() => expect(location.search).toBe('?from=500'));
});

test('where no row fits, the nearest sizes are offered, and all rows', async () => {
  history.replaceState(null, '', '/?use=office&from=500');
  show();
  expect(screen.getByRole('status').textContent).toBe('none near');
  fireEvent.click(screen.getByRole('button', { name: '120 sqm' }));
  expect(numbers()).toEqual(['3']);
  choose('From', '121');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(numbers()).toEqual(['1', '2', '3']);
  await waitFor(() => expect(location.search).toBe(''));
});

test('what no filter knows in an address is passed over', () => {
  history.replaceState(null, '', '/?use=silo&from=huge');
  show();
  expect(numbers()).toHaveLength(3);
});
