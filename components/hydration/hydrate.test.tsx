import { JSDOM, VirtualConsole } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { hydrate } from '../../tools/build/check-islands';
import { bundle } from '../../tools/build/islands';
import { Broken, Changing, Opener, props } from './fixtures/opener';
import { Island } from './island';
import type { Wake } from './wake';

/* The HTML of the server and the script of the build meet as in a browser, with the same renderer. */

let code: string;

beforeAll(async () => {
  code = (await bundle(['components/hydration/fixtures/opener.tsx'])).text;
});

function opener(wake: Wake = 'load', later = ['icon']): string {
  return renderToString(<Island component={{ Opener }} wake={wake} props={props} later={later} />);
}

function openPage(html: string) {
  const problems: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => problems.push(error.message));
  const { window } = new JSDOM(`<body>${html}</body>`, { runScripts: 'outside-only', virtualConsole });
  const { document } = window;
  const [node, button] = [document.querySelector('em'), document.querySelector('button')];
  window.eval(code);
  /** Presses the button and waits until the page is rendered. */
  async function press() {
    button?.click();
    await new Promise((done) => window.setTimeout(done, 5));
  }
  return { document, node, press, problems };
}

test('a component takes its HTML over, and its nodes stay as they are', async () => {
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

test('an island that fails leaves its HTML, and the others work', async () => {
  const broken = renderToString(<Island component={{ Broken }} wake="load" props={{ label: 'stays' }} />);
  const { document, press, problems } = openPage(broken + opener());
  expect(document.querySelector('b')?.textContent).toBe('stays');
  await press();
  expect(document.querySelector('section > p')).not.toBeNull();
  expect(problems.join()).toContain('broken in the browser');
});

test('an island that waits is hydrated by the first press, which it gets', async () => {
  const { document, press } = openPage(opener('idle'));
  expect(document.querySelector('[data-hydrated]')).toBeNull();
  await press();
  expect(document.querySelector('section > p')).not.toBeNull();
});

test('islands that are added later hydrate too', async () => {
  const { document } = openPage('<ul></ul>');
  const list = document.querySelector('ul');
  if (list) list.innerHTML = `<li>${opener()}</li>`;
  expect(document.querySelector('[data-hydrated]')).not.toBeNull();
});

describe('the check of the build', () => {
  test('finds nothing where every island hydrates', () => {
    expect(hydrate(opener(), code)).toEqual([]);
  });

  test.each([
    ['an island that the script does not know', opener().replace('name="Opener"', 'name="Nobody"'), 'Nobody'],
    [
      'an island that fails',
      renderToString(<Island component={{ Broken }} wake="load" props={{ label: 'x' }} />),
      'broken in the browser',
    ],
    ['a node that is shown only later but not named so', opener('load', []), 'no slot “icon”'],
    [
      'an island that renders something else in the browser',
      renderToString(<Island component={{ Changing }} wake="load" props={{}} />),
      'Changing changes its HTML',
    ],
  ])('names %s', (_, html, problem) => {
    expect(hydrate(html, code).join()).toContain(problem);
  });
});
