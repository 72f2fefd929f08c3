import { open } from './fixtures/open';
import { samples } from './fixtures/samples';

/* Browsers inside apps lack functions; a button for one would do nothing. */

async function openWithout(name: string, remove: (window: Window & typeof globalThis) => void) {
  const page = open(samples[name] ?? <p />);
  remove(page.window as never);
  page.arrive();
  await page.hydrate();
  return page;
}

test('a browser that cannot print has no print button', async () => {
  const { document } = await openWithout('PrintButton', (window) =>
    Object.assign(window, { print: undefined }),
  );
  expect(document.querySelector('button')).toBeNull();
});

test('a comparison has no print button where the browser cannot print', async () => {
  const { document, press } = await openWithout('UnitShortlist', (window) =>
    Object.assign(window, { print: undefined }),
  );
  await press('[data-mark="hall.7"]');
  expect(document.querySelector('.shortlist-actions a')).not.toBeNull();
  expect(document.querySelector('.shortlist-actions button')).toBeNull();
});

test('a browser without a clipboard has no copy button', async () => {
  const { document } = await openWithout('CopyButton', ({ navigator }) =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  expect(document.querySelector('button')).toBeNull();
});

test.each(['PrintButton', 'CopyButton'])(
  'a browser with the function keeps the button of %s',
  async (name) => {
    const { document } = await openWithout(name, () => {});
    expect(document.querySelector('button')).not.toBeNull();
  },
);
