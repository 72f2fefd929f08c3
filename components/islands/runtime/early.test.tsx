import { open } from './fixtures/open';
import { samples } from './fixtures/samples';

/* Input before the script of the islands runs, and the press that hydrates an island. */

function openSample(name: string) {
  const page = open(samples[name] ?? <p />);
  const { window, document } = page;
  return {
    ...page,
    textOf: (selector: string) => document.querySelector(selector)?.textContent,
    list: (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent),
    search: () => window.location.search,
  };
}

test('early filter values hide the rows that do not match', async () => {
  const { press, fill, arrive, hydrate, list, textOf, search } = openSample('ListFilter');
  await press('[value="logistics"]');
  await fill('[name="from"]', '100');
  arrive();
  await hydrate();
  expect(list('tr[data-number]:not([hidden])')).toEqual(list('tr[data-number="7"]'));
  expect(textOf('.list-filter-result [role="status"]')).toBe('1 of 2');
  await press('body');
  expect(search()).toBe('?use=logistics&from=100');
});

test('a unit that is marked early is in the shortlist', async () => {
  const { press, arrive, hydrate, document, textOf, search } = openSample('UnitShortlist');
  await press('[data-mark="hall.8"]');
  arrive();
  await hydrate();
  expect(document.querySelector<HTMLInputElement>('[data-mark="hall.8"]')?.checked).toBe(true);
  expect(textOf('#shortlist [role="status"]')).toBe('1 marked');
  await press('body');
  expect(search()).toBe('?compare=hall.8');
});

test('a form that is filled in early warns before the page is left', async () => {
  const { window, fill, arrive, hydrate } = openSample('InquiryForm');
  await fill('[name="name"]', 'Dana');
  arrive();
  await hydrate();
  const leave = new window.Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leave);
  expect(leave.defaultPrevented).toBe(true);
});

test('the press that hydrates an island fills in the form', async () => {
  const { document, arrive, press } = openSample('ListFilter');
  arrive();
  await press('[data-text]');
  expect(document.querySelector('textarea')?.value).toBe('Units.prefill');
});

test.each(['early', 'later'])(
  'an item behind “show more” that is found %s shows with the items before it',
  async (when) => {
    const { window, document, arrive, hydrate, list } = openSample('ListFilter');
    if (when === 'later') arrive();
    const item = document.querySelector('[data-key="c"]');
    item?.dispatchEvent(new window.Event('beforematch', { bubbles: true }));
    item?.removeAttribute('hidden');
    if (when === 'early') arrive();
    await hydrate();
    expect(list('[data-key]:not([hidden])')).toEqual(['card a', 'card b', 'card c']);
  },
);
