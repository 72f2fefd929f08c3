/** @jest-environment jsdom */
import './keep-choice';

/** Presses a link on a page and returns the address to which it leads. */
function press(link: string, page: string, referrer: string) {
  history.replaceState(null, '', page);
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
  document.body.innerHTML = link;
  const pressed = document.querySelector('a');
  pressed?.addEventListener('click', (event) => event.preventDefault());
  pressed?.querySelector('b')?.click();
  return pressed?.href.replace('http://localhost', '');
}

const language = '<a data-keeps hreflang="en" href="/en/spaces"><b>EN</b></a>';
const home = '<a hreflang="en" href="/en"><b>EN</b></a>';
const breadcrumb = '<a data-keeps href="/spaces"><b>all</b></a>';
const list = 'http://localhost/spaces?use=logistics';
const chosen = '/spaces?use=logistics#hall';

test.each([
  ['the language link keeps what was chosen', language, chosen, '', `/en${chosen}`],
  ['a language link to another page does not', home, chosen, '', '/en'],
  ['a breadcrumb leads to the list as it was left', breadcrumb, '/hall/7', list, '/spaces?use=logistics'],
  [
    'a breadcrumb to another list is unchanged',
    breadcrumb,
    '/hall/7',
    'http://localhost/hall?x=1',
    '/spaces',
  ],
  ['a list of another site is ignored', breadcrumb, '/hall/7', 'https://other.example/spaces?x=1', '/spaces'],
  ['a page without a list before it is unchanged', breadcrumb, '/hall/7?unit=7', '', '/spaces'],
])('%s', (_title, link, page, referrer, target) => {
  expect(press(link, page, referrer)).toBe(target);
});
