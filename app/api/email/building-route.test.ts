import { inquiryOf } from '@/e2e/support/mail/inquiries';
import {
  buildingPath,
  mountForTests,
  sharedBuildingPath,
  testBuildings,
} from '@/e2e/support/mail/mounted-routes';
import { buildingForm } from '@/server/inquiry/forms';
import { buildingRoute } from './building-route';

const [silo, mill] = testBuildings;
const inquiry = inquiryOf(buildingForm, { locale: 'en' });
const mounted = mountForTests();

const post = (path: string, body: object) =>
  fetch(mounted.site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

test('the same words about two buildings are two mails, each with its building', async () => {
  for (const { id } of [silo, mill, mill]) {
    expect((await post(sharedBuildingPath, { ...inquiry, building: id })).status).toBe(200);
  }
  const subjects = mounted.relay.delivered.map(
    ({ raw }) => /^Subject: (.*(?:\r\n .*)*)/m.exec(raw)?.[1] ?? '',
  );
  const encoded = ({ name }: (typeof testBuildings)[number]) =>
    Buffer.from(`Enquiry about ${name.en}`).toString('base64').slice(0, 20);
  expect(subjects).toEqual([silo, mill].map((each) => expect.stringContaining(encoded(each))));
  expect(mounted.relay.delivered[1]?.raw).toContain(mill.name.en);
});

test.each(['cellar', '', undefined, 12, '__proto__'])(
  'an unknown building, such as %j, is refused',
  async (id) => {
    const response = await post(sharedBuildingPath, { ...inquiry, building: id });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining('which building') });
  },
);

test('the route of a single building ignores the building of the body', async () => {
  expect((await post(buildingPath, { ...inquiry, interest: 'A hall', building: mill.id })).status).toBe(200);
  expect(mounted.relay.delivered[0]?.raw).toContain(silo.name.en);
});

test('without a building the route is 404', async () => {
  const { POST, GET } = buildingRoute([], () => undefined);
  const request = new Request('http://localhost/api/email/building', { method: 'POST' });
  expect((await POST(request)).status).toBe(404);
  expect((await GET(request)).status).toBe(404);
});
