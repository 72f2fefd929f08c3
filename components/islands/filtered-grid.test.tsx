/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FilteredGrid } from './filtered-grid';

const items = Array.from({ length: 8 }, (_, index) => ({
  key: `item-${index}`,
  groups: [index % 2 ? 'odd' : 'even'],
  node: <p>{`item ${index}`}</p>,
}));

function setUp() {
  render(
    <FilteredGrid
      filterLabel="filter"
      filters={[
        { key: 'all', label: 'All', statuses: ['3 of 8', '6 of 8', '8 of 8'] },
        { key: 'odd', label: 'Odd', statuses: ['3 of 4', '4 of 4'] },
        { key: 'none', label: 'None', statuses: ['0 of 0'] },
      ]}
      items={items}
      initial={3}
      increment={3}
      showMore="more"
      describedBy="heading"
      empty="nothing here"
      gridClass={undefined}
      parameter="kind"
    />,
  );
}

afterEach(() => history.replaceState(null, '', '/'));

const visible = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('“show more” adds a page at a time and goes when all are shown', () => {
  setUp();
  expect(visible()).toHaveLength(3);
  press('more');
  expect(visible()).toHaveLength(6);
  expect(screen.getByRole('status').textContent).toBe('6 of 8');
  press('more');
  expect(visible()).toHaveLength(8);
  expect(screen.queryByRole('button', { name: 'more' })).toBeNull();
});

test('a filter shows its own items and starts from the first page again', () => {
  setUp();
  press('more');
  press('Odd');
  expect(visible()).toEqual(['item 1', 'item 3', 'item 5']);
  expect(screen.getByRole('button', { name: 'Odd' }).getAttribute('aria-pressed')).toBe('true');
  press('All');
  expect(visible()).toHaveLength(3);
});

test('a filter without items says so', () => {
  setUp();
  press('None');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(screen.getByText('nothing here')).not.toBeNull();
});

test('every item is in the page from the start, and nothing is announced before something changes', () => {
  setUp();
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(8);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the chosen filter stands in the address, which keeps the rest, and “all” takes it away', () => {
  history.replaceState(null, '', '/?from=mail#projects');
  setUp();
  press('Odd');
  expect(location.search + location.hash).toBe('?from=mail&kind=odd#projects');
  press('All');
  expect(location.search + location.hash).toBe('?from=mail#projects');
});

test('an address with a filter shows its items; one that nobody knows shows all', () => {
  history.replaceState(null, '', '/?kind=odd');
  setUp();
  expect(visible()).toEqual(['item 1', 'item 3', 'item 5']);
  cleanup();
  history.replaceState(null, '', '/?kind=nonsense');
  setUp();
  expect(visible()).toEqual(['item 0', 'item 1', 'item 2']);
});
