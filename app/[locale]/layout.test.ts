test.each([
  ['1', { index: false }],
  ['', undefined],
])('SITE_PREVIEW=%s gives every page the robots %j', async (setting, robots) => {
  process.env.SITE_PREVIEW = setting;
  jest.resetModules();
  const { metadata } = await import('./layout');
  expect(metadata.robots).toEqual(robots);
});
