import { findPage } from './find-page';

const ask = jest.fn();

beforeEach(() => {
  global.fetch = ask.mockReset().mockImplementation(async (path) => ({ ok: path === '/en/tower' }));
});

test.each([
  ['/En/Tower', '', '/en/tower'],
  ['/en/tower.', '#units', '/en/tower#units'],
  ['/en/tower%3Futm_source=x', '', '/en/tower?utm_source=x'],
  ['/en/tower%E2%80%8F?x=1', '', '/en/tower?x=1'],
])('%s%s leads to %s', async (address, hash, page) => {
  expect(await findPage(address, hash)).toBe(page);
});

test('an address without a page under its clean form is not found', async () => {
  expect(await findPage('/Tower.', '')).toBeUndefined();
  expect(ask).toHaveBeenCalledWith('/tower', { method: 'HEAD' });
});

test.each(['/tower', '/tower?x=1', '/%D7%A7'])('%s is clean, so the host is not asked', async (address) => {
  expect(await findPage(address, '#units')).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('a host that cannot be reached has no page', async () => {
  ask.mockRejectedValue(new TypeError());
  expect(await findPage('/Tower', '')).toBeUndefined();
});
