/* Every kind of record with one schedule, across both clock changes in Israel: 25 October 2026 and 26 March 2027. */

const mockSchedule = { publishAt: '2026-10-25T01:30', takeOffAt: '2027-03-26T00:00' };
const environment = process.env;

jest.mock('./load', () => {
  const fixture = (name: string) => jest.requireActual(`../../e2e/fixtures/all-on/content/${name}.json`);
  const { units, progress, ...building } = fixture('buildings/harbourgate');
  const [first, second] = units;
  const [step] = progress;
  const data = {
    ...building,
    units: [first, { ...second, status: 'free', ...mockSchedule }],
    progress: [{ ...step, ...mockSchedule }],
  };
  const project = { ...fixture('projects/steel-hall'), ...mockSchedule };
  const folders: Record<string, object> = {
    projects: { name: 'hall', file: 'hall.json', data: project },
    buildings: { name: 'gate', file: 'gate.json', data },
  };
  return {
    ...jest.requireActual<typeof import('./load')>('./load'),
    readFolder: (name: string) => [folders[name]],
  };
});

jest.mock('../../content/social.json', () => {
  const [post] = jest.requireActual('../../e2e/fixtures/all-on/content/social.json');
  const { hero } = jest.requireActual('../../content/company.json');
  return [{ ...post, image: hero, ...mockSchedule }];
});

afterEach(() => {
  process.env = environment;
});

async function readAt(time: string, mode: 'production' | 'development' = 'production') {
  process.env = { ...environment, BUILD_TIME: String(Date.parse(time)), NODE_ENV: mode };
  jest.resetModules();
  const { listProjectIndices, listRecords, listUnpublishedNames } = await import('./project-records');
  const { listBuildingRecords } = await import('./building-records');
  const { listFallbackPosts } = await import('./fallback-posts');
  const [{ units = [], progress = [] } = {}] = listBuildingRecords();
  return {
    projects: listRecords().map(({ draft, retired }) => (draft ? 'draft' : retired ? 'retired' : 'listed')),
    addresses: listProjectIndices('he'),
    unpublished: listUnpublishedNames(),
    units: units.map(({ number, status }) => `${number} ${status}`),
    joinable: units[0]?.joinableWith,
    steps: progress.length,
    posts: listFallbackPosts('he').length,
  };
}

const before = {
  projects: [],
  addresses: [],
  unpublished: ['hall'],
  units: ['1 free'],
  joinable: undefined,
  steps: 0,
  posts: 0,
};
const between = {
  projects: ['listed'],
  addresses: ['0'],
  unpublished: [],
  units: ['1 free', '2 free'],
  joinable: ['2'],
  steps: 1,
  posts: 1,
};
const after = {
  projects: ['retired'],
  addresses: ['0'],
  unpublished: [],
  units: ['1 free', '2 taken'],
  joinable: ['2'],
  steps: 0,
  posts: 0,
};

test.each([
  ['a second before it is published', '2026-10-24T22:29:59Z', before],
  ['when it is published', '2026-10-24T22:30:00Z', between],
  ['in the same hour once more, when the clocks went back', '2026-10-24T23:10:00Z', between],
  ['a second before midnight', '2027-03-25T21:59:59Z', between],
  ['at midnight, when it is taken off', '2027-03-25T22:00:00Z', after],
  ['after the clocks went forward', '2027-03-26T00:00:00Z', after],
])('a build follows the schedules of its records: %s', async (_, time, expected) => {
  expect(await readAt(time)).toEqual(expected);
});

test('development shows planned records, the project as a draft', async () => {
  const planned = await readAt('2026-10-24T22:29:59Z', 'development');
  expect(planned).toEqual({ ...between, projects: ['draft'], unpublished: ['hall'] });
});
