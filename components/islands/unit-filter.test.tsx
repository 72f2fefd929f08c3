/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { UnitFilter } from './unit-filter';

const units = [
  { number: '1', use: 'retail', size: 'small' },
  { number: '2', use: 'retail', size: 'large' },
  { number: '3', use: 'office', size: 'small' },
];

const filters = [
  { name: 'use', label: 'Use', options: ['', 'retail', 'office'] },
  { name: 'size', label: 'Size', options: ['', 'small', 'large'] },
].map(({ options, ...filter }) => ({
  ...filter,
  options: options.map((value) => ({ value, label: value || 'All' })),
}));

function show() {
  const rows = units.map(({ number, use, size }) => (
    <tr key={number} data-use={use} data-size={size}>
      <th scope="row">{number}</th>
    </tr>
  ));
  return render(
    <UnitFilter
      label="Filter"
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

test('a choice shows the rows that it fits, announces their number and is in the address', () => {
  show();
  choose('Use', 'retail');
  expect(numbers()).toEqual(['1', '2']);
  choose('Size', 'large');
  expect(numbers()).toEqual(['2']);
  expect(screen.getByRole('status').textContent).toBe('one');
  expect(location.search).toBe('?use=retail&size=large');
  choose('Use', 'office');
  expect(screen.getByRole('status').textContent).toBe('none');
  choose('Use', '');
  expect(location.search).toBe('?size=large');
});

test('an address with a choice shows it, and an unknown one shows everything', () => {
  history.replaceState(null, '', '/?use=office&size=huge');
  show();
  expect(numbers()).toEqual(['3']);
  cleanup();
  history.replaceState(null, '', '/?use=silo');
  show();
  expect(numbers()).toHaveLength(3);
});
