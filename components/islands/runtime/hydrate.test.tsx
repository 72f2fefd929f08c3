import { JSDOM, VirtualConsole } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { hydrate } from '../../../tools/build/check-islands';
import { bundle } from '../../../tools/build/islands';
import { Broken, Changing, Opener, props } from './fixtures/opener';
import { Island } from './island';

/* The HTML of the server meets the script of the build as in a browser, with the same renderer. */

let code: string;

beforeAll(async () => {
  const file = 'components/islands/runtime/fixtures/opener.tsx';
  code = (await bundle({ Opener: file, Broken: file, Changing: file })).text;
});

function opener(later = ['icon']): string {
  return renderToString(<Island component={{ Opener }} props={props} later={later} />);
}

function openPage(html: string) {
  const problems: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => problems.push(error.message));
  const { window } = new JSDOM(`<body>${html}</body>`, { runScripts: 'outside-only', virtualConsole });
  const { document } = window;
  const watched: (() => void)[] = [];
  class IntersectionObserver {
    observe: () => void;
    disconnect() {}
    constructor(then: (entries: { isIntersecting: boolean }[]) => void) {
      this.observe = () => watched.push(() => then([{ isIntersecting: true }]));
    }
  }
  Object.assign(window, { IntersectionObserver });
  const wait = () => new Promise((done) => window.setTimeout(done, 5));
  const [node, button] = [document.querySelector('em'), document.querySelector('button')];
  window.eval(code);
  /** Presses the button and waits until the page is rendered. */
  async function press() {
    button?.click();
    await wait();
  }
  /** Reports the observed islands as near the viewport. */
  async function reportNear() {
    for (const tell of watched.splice(0)) tell();
    const immediate = document.querySelectorAll('[data-hydrated]').length;
    while (document.querySelector('site-island:not([data-hydrated])')) await wait();
    return { immediate };
  }
  return { document, node, press, reportNear, problems };
}

test('hydration keeps the nodes of a component with props that contain a tag', async () => {
  const { document, node, press } = openPage(opener());
  expect(document.querySelector('em')).toBe(node);
  await press();
  expect(document.querySelectorAll('section > p svg[data-icon="x"]')).toHaveLength(1);
  await press();
  expect(document.querySelector('section > p')).toBeNull();
  await press();
  expect(document.querySelectorAll('section > p svg[data-icon="x"]')).toHaveLength(1);
  expect(document.querySelector('em')).toBe(node);
  expect(document.querySelector('site-island > script, site-island > site-slot')).toBeNull();
});

test('an island that fails keeps its HTML while the others work', async () => {
  const broken = renderToString(<Island component={{ Broken }} props={{ label: 'stays' }} />);
  const { document, press, reportNear, problems } = openPage(broken + opener());
  await reportNear();
  expect(document.querySelector('b')?.textContent).toBe('stays');
  await press();
  expect(document.querySelector('section > p')).not.toBeNull();
  expect(problems.join()).toContain('broken in the browser');
});

test('islands hydrate near the viewport, each in its own task', async () => {
  const { document, reportNear } = openPage(opener() + opener());
  expect(document.querySelector('[data-hydrated]')).toBeNull();
  expect(await reportNear()).toEqual({ immediate: 0 });
  expect(document.querySelectorAll('[data-hydrated]')).toHaveLength(2);
});

test('the first press hydrates a waiting island and reaches it', async () => {
  const { document, press } = openPage(opener());
  expect(document.querySelector('[data-hydrated]')).toBeNull();
  await press();
  expect(document.querySelector('section > p')).not.toBeNull();
});

test('islands that are added later hydrate too', async () => {
  const { document, reportNear } = openPage('<ul></ul>');
  const list = document.querySelector('ul');
  if (list) list.innerHTML = `<li>${opener()}</li>`;
  await reportNear();
  expect(document.querySelector('[data-hydrated]')).not.toBeNull();
});

describe('the check of the build', () => {
  test.each([
    ['an island missing from the script', opener().replace('name="Opener"', 'name="Nobody"'), 'Nobody'],
    [
      'an island that fails',
      renderToString(<Island component={{ Broken }} props={{ label: 'x' }} />),
      'broken in the browser',
    ],
    ['a later node that is not declared', opener([]), 'no slot “icon”'],
    [
      'an island that renders something else in the browser',
      renderToString(<Island component={{ Changing }} props={{}} />),
      'Changing changes its HTML',
    ],
  ])('names %s', (_, html, problem) => {
    expect(hydrate(html, code).join()).toContain(problem);
  });
});
