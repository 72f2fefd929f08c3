/** @jest-environment jsdom */

import { testCompany } from '@/e2e/support/content/test-records';
import { renderIn } from '@/e2e/support/pages/intl';
import { Policy } from './policy';

const company = testCompany;
const least = company.privacy;

function show(privacy: typeof company.privacy, own: Partial<typeof company> = {}) {
  const { container } = renderIn(
    'en',
    <Policy
      company={{ ...company, ...own, privacy }}
      hasBuildings={own.hasSpaces ?? true}
      hasPosts={false}
    />,
  );
  const rows = [...container.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
  return { rows, text: container.textContent, container };
}

test('every figure, country and officer that the record promises is in the policy', () => {
  const officer = { name: 'Rachel Tal', email: 'privacy@company.example', phone: '+972-4-555-0133' };
  const { rows, text, container } = show({
    ...least,
    keepDays: 1,
    backupDays: 30,
    abroad: 'Ireland',
    officer,
  });
  expect(rows).toEqual(['24 months', '1 day', '35 days', '9 days', '10 minutes', '30 days']);
  for (const fact of ['in Ireland', '(section\u00a017B1)', ...Object.values(officer)]) {
    expect(text).toContain(fact);
  }
  expect(container.querySelector('#rights a')?.textContent).toBe(officer.email);
});

test('promises missing from the record are left out of the policy', () => {
  const { rows, text, container } = show(least);
  expect(rows).toEqual(['24 months', 'not kept', '35 days', '9 days', '10 minutes']);
  expect(text).not.toContain('Israel.');
  expect(text).not.toContain('17B1');
  expect(container.querySelector('#rights a')?.textContent).toBe(company.email);
});

test('each legal entity has its own address, or the company’s', () => {
  const [first] = company.legalEntities;
  if (!first) return;
  const legalEntities = [
    { ...first, address: undefined },
    { ...first, legalName: 'Dock Cyprus Ltd', address: '41 Dhekelia Road, Larnaca' },
  ];
  const [own, other] = show(least, { legalEntities }).container.querySelectorAll('#controller p');
  expect(own?.textContent).toContain(company.address);
  expect(other?.textContent).toContain('Dock Cyprus Ltd');
  expect(other?.textContent).toContain('41 Dhekelia Road, Larnaca');
});

test.each([
  [undefined, ['on the web server', 'in the server’s memory'], 'database,'],
  [true as const, ['in the website’s database'], 'memory'],
])('the policy says where inquiries are when database is %s', (database, said, unsaid) => {
  const { container } = show({ ...least, database });
  const places = [...container.querySelectorAll('tbody th')].map(({ textContent }) => textContent).join();
  for (const country of said) expect(places).toContain(country);
  expect(places).not.toContain(unsaid);
});

const person = { name: 'Noa', role: 'Leasing', languages: ['en' as const], card: '/people/1.vcf' };
const none = { whatsapp: undefined, people: [], social: {}, hasSpaces: false };
const chat = 'Phone, email and WhatsApp:';

test.each<[what: string, own: Partial<typeof company>, calls: string, services: string]>([
  ['no service', none, 'Phone and email:', 'Waze) open'],
  ['a chat', { ...none, whatsapp: '97225550100' }, chat, 'Waze) and WhatsApp open'],
  [
    'a person with a chat',
    { ...none, people: [{ ...person, whatsapp: '97225550100' }] },
    chat,
    'and WhatsApp open',
  ],
  ['units, which are shared', { ...none, hasSpaces: true }, 'Phone and email:', 'Waze) and WhatsApp open'],
  [
    'a network',
    { ...none, social: { facebook: 'https://f.example' } },
    'Phone and email:',
    'and social networks open',
  ],
])('the policy of a company with %s names it', (_what, own, calls, services) => {
  const { text } = show(least, own);
  for (const words of [calls, services]) expect(text?.replaceAll('\u00a0', ' ')).toContain(words);
});

test('without a building the policy does not mention its form', () => {
  expect(show(least, { hasSpaces: false }).text).not.toContain('business name');
  expect(show(least).text).toContain('business name');
});
