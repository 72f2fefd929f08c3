/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { FilteredGrid } from './filtered-grid';

const items = Array.from({ length: 8 }, (_, index) => ({
  key: `item-${index}`,
  groups: [index % 2 ? 'odd' : 'even'],
  node: <p>{`item ${index}`}</p>,
}));

function setUp(further: Partial<ComponentProps<typeof FilteredGrid>> = {}) {
  return render(
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
      {...further}
    />,
  );
}

afterEach(() => history.replaceState(null, '', '/'));

const visible = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a filter without items shows a message', () => {
  setUp();
  press('None');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(screen.getByText('nothing here')).not.toBeNull();
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

describe('a grid that continues on another page', () => {
  const further = {
    items: items.map(({ node, ...item }, index) =>
      index < 4 ? { ...item, node } : { ...item, page: '/list/2' },
    ),
    further: { href: '/list/2', label: 'the rest', failed: 'not loaded' },
  };
  const page = `<ul>${items
    .slice(4)
    .map(({ key }, index) => `<li data-key="${key}"><p>item ${index + 4}</p></li>`)
    .join('')}</ul>`;
  const answer = jest.fn<Promise<Partial<Response>>, [string]>();

  beforeEach(() => {
    answer.mockReset().mockResolvedValue({ ok: true, text: async () => page });
    Object.assign(window, { fetch: answer });
  });

  test('“show more” fetches the next page once, then focuses its first item', async () => {
    setUp(further);
    press('more');
    expect(visible()).toHaveLength(4);
    expect(screen.getByRole('status').textContent).toBe('');
    await waitFor(() => expect(visible()).toHaveLength(6));
    expect(screen.getByRole('status').textContent).toBe('6 of 8');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('item 3'));
    press('more');
    expect(visible()).toHaveLength(8);
    expect(answer.mock.calls).toEqual([['/list/2']]);
  });

  test('a filter fetches the items that it shows first', async () => {
    setUp(further);
    press('Odd');
    expect(visible()).toEqual(['item 1', 'item 3']);
    await waitFor(() => expect(visible()).toEqual(['item 1', 'item 3', 'item 5']));
  });

  test('a page that fails to load shows an error until “show more” succeeds', async () => {
    answer.mockResolvedValueOnce({ ok: false, status: 503 });
    setUp(further);
    expect(screen.queryByRole('link', { name: 'the rest' })).toBeNull();
    press('more');
    const link = await screen.findByRole('link', { name: 'the rest' });
    expect(link.getAttribute('href')).toBe('/list/2');
    expect(screen.getByRole('status').textContent).toBe('not loaded');
    press('more');
    await waitFor(() => expect(visible()).toHaveLength(6));
    expect(screen.queryByRole('link', { name: 'the rest' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('6 of 8');
  });

  test('Back reserves the height of the grid until its items have loaded', async () => {
    history.replaceState({ heading: { filter: 'all', pages: 2, height: 900 } }, '', '/');
    setUp(further);
    expect(screen.getByRole('list').style.minBlockSize).toBe('900px');
    await waitFor(() => expect(visible()).toHaveLength(6));
    expect(screen.getByRole('list').style.minBlockSize).toBe('');
  });
});
