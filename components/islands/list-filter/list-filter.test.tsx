/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ListFilter } from './list-filter';

const statuses = Object.fromEntries(
  ['3/8', '6/8', '8/8', '3/4', '4/4', '0/0'].map((count) => [count, count.replace('/', ' of ')]),
);

function setUp() {
  return render(
    <ListFilter
      label="filter"
      total={8}
      statuses={statuses}
      filters={[{ name: 'kind', of: 'kind', fits: 'equal', options: ['', 'odd', 'none'] }]}
      fields={[
        ['All', ''],
        ['Odd', 'odd'],
        ['None', 'none'],
      ].map(([label, value]) => (
        <button key={label} type="button" name="kind" value={value} aria-pressed={!value}>
          {label}
        </button>
      ))}
      pages={{ initial: 3, increment: 3, more: 'more', heading: 'heading' }}
    >
      <ul>
        {Array.from({ length: 8 }, (_, index) => `item ${index}`).map((item, index) => (
          <li
            key={item}
            data-key={index}
            data-kind={index % 2 ? 'odd' : 'even'}
            hidden={index >= 3}
            tabIndex={-1}
          >
            {item}
          </li>
        ))}
      </ul>
    </ListFilter>,
  );
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  rest();
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

const visible = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rest = () => act(() => jest.runAllTimers());

test('a filter without items shows a message', () => {
  setUp();
  press('None');
  expect(visible()).toEqual([]);
  expect(screen.getByText('0 of 0').parentElement?.className).toBe('');
});

test('the search finds only items behind “show more”', () => {
  const { container } = setUp();
  const foundItems = () =>
    Array.from(container.querySelectorAll('[hidden="until-found"]'), ({ textContent }) => textContent);
  expect(foundItems()).toEqual(['item 3', 'item 4', 'item 5', 'item 6', 'item 7']);
  press('Odd');
  expect(foundItems()).toEqual(['item 7']);
  press('All');
  press('more');
  expect(foundItems()).toEqual(['item 6', 'item 7']);
});

test('“show more” announces the number of items and focuses the first new one', () => {
  setUp();
  expect(screen.getByRole('status').textContent).toBe('');
  press('more');
  rest();
  expect(visible()).toHaveLength(6);
  expect(screen.getByRole('status').textContent).toBe('6 of 8');
  expect(document.activeElement?.textContent).toBe('item 3');
  press('more');
  expect(screen.queryByRole('button', { name: 'more' })).toBeNull();
});

test('Back restores the filter and the number of items', () => {
  history.replaceState({ heading: 2 }, '', '/?kind=odd');
  setUp();
  expect(visible()).toEqual(['item 1', 'item 3', 'item 5', 'item 7']);
  expect(screen.getByRole('button', { name: 'Odd' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the entry of the history keeps the filter and the number of items', () => {
  setUp();
  press('Odd');
  press('more');
  rest();
  expect(location.search).toBe('?kind=odd');
  expect(history.state).toEqual({ heading: 2 });
});
