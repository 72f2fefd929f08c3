import { createReports, receiveReports } from './reports';

const send = (body: string, type = 'application/reports+json') =>
  new Request('http://127.0.0.1/api/reports', { method: 'POST', headers: { 'Content-Type': type }, body });

test('reports of browsers are counted by kind, unknown kinds as other', async () => {
  const reports = createReports();
  const sent = ['csp-violation', 'crash', 'csp-violation', 'x'.repeat(50), '__proto__', undefined];
  const list = [...sent.map((type) => ({ type, body: { sample: 'secret' } })), null];
  await receiveReports(send(JSON.stringify(list)), reports);
  expect(reports.counts()).toEqual({ 'csp-violation': 2, crash: 1, other: 4 });
});

test.each([
  ['csp-violation', { blockedURL: 'inline', sourceFile: 'moz-extension' }],
  ['csp-violation', { blockedURL: 'chrome-extension://abcdef/inject.css', sourceFile: null }],
  ['deprecation', { sourceFile: 'safari-web-extension://0A1B-2C/content.js' }],
  ['csp-violation', { blockedURL: 'eval', sourceFile: 'webkit-masked-url://hidden/' }],
])('a %s with %j is counted as an extension', async (type, body) => {
  const reports = createReports();
  await receiveReports(send(JSON.stringify([{ type, body }])), reports);
  expect(reports.counts()).toEqual({ extension: 1 });
});

test('a violation in a file of the site is not counted as an extension', async () => {
  const reports = createReports();
  const body = { blockedURL: 'inline', sourceFile: 'https://www.company.example/browser-extension' };
  await receiveReports(send(JSON.stringify([{ type: 'csp-violation', body }])), reports);
  expect(reports.counts()).toEqual({ 'csp-violation': 1 });
});

test.each([
  ['{', 400],
  ['{"type":"crash"}', 400],
  [`["${'x'.repeat(40_000)}"]`, 413],
])('the body %.20s is refused', async (body, status) => {
  const reports = createReports();
  await expect(receiveReports(send(body), reports)).rejects.toMatchObject({ reply: { status } });
  expect(reports.counts()).toEqual({});
});

test('more than 300 reports in ten minutes are refused', async () => {
  const reports = createReports();
  await expect(receiveReports(send('[]', 'text/plain'), reports)).rejects.toMatchObject({
    reply: { status: 415 },
  });
  for (let count = 1; count < 300; count += 1) await receiveReports(send('[]'), reports);
  await expect(receiveReports(send('[]'), reports)).rejects.toMatchObject({
    reply: { status: 429, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } },
  });
});
