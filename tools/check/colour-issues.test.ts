import { type BrokenCopy, makeCopy, replacing } from '../../testing/content/broken-copy';
import { type ExpectedIssue, expectIssues } from '../../testing/content/expected-issues';

const sheet = 'app/globals.css';

let copy: BrokenCopy;
beforeAll(async () => {
  copy = await makeCopy();
}, 120_000);
afterAll(() => copy?.remove());

const cases: [what: string, part: string, by: string, ...expected: Omit<ExpectedIssue, 'file'>[]][] = [
  [
    'a colour without #',
    '--oxide: #a63c22;',
    '--oxide: a63c22;',
    { field: '--oxide', value: 'a63c22', hint: 'write the colour as # and six digits, such as #17211f' },
  ],
  [
    'a colour by its name',
    '--ink: #17211f;',
    '--ink: black;',
    { field: '--ink', value: 'black', hint: 'write the colour as #' },
  ],
  [
    'a colour with a digit too few',
    '#f4efe6;',
    '#f4efe;',
    { field: '--stone', value: '#f4efe', hint: 'write the colour as #' },
  ],
  [
    'a colour that is gone though it is used',
    '    --zinc: #a9b8b5;\n',
    '',
    {
      field: '--zinc',
      value: 'missing',
      hint: 'app/[locale]/(home)/_sections/hero-facts.module.css uses this colour: bring it back',
    },
  ],
  [
    'a colour of text that is too light for its grounds',
    '--steel: #55636a;',
    '--steel: #95a3aa;',
    {
      field: '--steel',
      value: '#95a3aa',
      hint: 'hard to read with --stone, --paper: make it darker or lighter until the contrast is 4.5',
    },
  ],
  [
    'a ground that is too dark for its texts',
    '--stone: #f4efe6;',
    '--stone: #777777;',
    { field: '--stone', value: '#777777', hint: 'hard to read with --ink, --steel, --oxide' },
  ],
  [
    'the edge of a field that is hardly seen',
    '--field: #7c8480;',
    '--field: #b0b8b4;',
    { field: '--field', hint: 'the contrast is 3' },
  ],
];

test.each(cases)('%s is reported once', async (_what, part, by, ...expected) => {
  expectIssues(
    await copy.issuesOf([replacing(sheet, part, by)]),
    expected.map((each) => ({ file: sheet, ...each })),
  );
});
