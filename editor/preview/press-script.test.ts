/** @jest-environment jsdom */

test('an early refresh waits for the router of Next', async () => {
  const origin = 'http://127.0.0.1:4100';
  window.name = `editor ${origin}`;
  Object.defineProperty(window, 'parent', { value: { postMessage: () => {} } });
  await import('./press-script');
  const refresh = jest.fn();
  dispatchEvent(new MessageEvent('message', { origin, data: 'refresh' }));
  const nd = { router: { refresh } };
  Object.assign(window, { nd });
  await Promise.resolve();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(window).toMatchObject({ nd });
});
