import { type BrokenCopy, makeCopy, replacing } from '../../testing/broken-copy';
import { expectTold, type Told } from '../../testing/told';

const sheet = 'app/globals.css';

let copy: BrokenCopy;
beforeAll(async () => {
  copy = await makeCopy();
}, 120_000);
afterAll(() => copy?.remove());

const faults: [what: string, part: string, by: string, ...told: Omit<Told, 'file'>[]][] = [
  [
    'a colour without #',
    '--oxide: #a63c22;',
    '--oxide: a63c22;',
    { field: '--oxide', value: 'a63c22', cure: 'write the colour as # and six digits, such as #17211f' },
  ],
  [
    'a colour by its name',
    '--ink: #17211f;',
    '--ink: black;',
    { field: '--ink', value: 'black', cure: 'write the colour as #' },
  ],
  [
    'a colour with a digit too few',
    '#f4efe6;',
    '#f4efe;',
    { field: '--stone', value: '#f4efe', cure: 'write the colour as #' },
  ],
  [
    'a colour that is gone though it is used',
    '    --zinc: #a9b8b5;\n',
    '',
    { field: '--zinc', value: 'missing', cure: 'uses this, and nothing says what it is: bring it back' },
  ],
  [
    'a colour of text that is too light for its grounds',
    '--steel: #55636a;',
    '--steel: #95a3aa;',
    {
      field: '--steel',
      value: '#95a3aa',
      cure: 'hard to read with --stone, --paper: make it darker or lighter until the contrast is 4.5',
    },
  ],
  [
    'a ground that is too dark for its texts',
    '--stone: #f4efe6;',
    '--stone: #777777;',
    { field: '--stone', value: '#777777', cure: 'hard to read with --ink, --steel, --oxide' },
  ],
  [
    'the edge of a field that is hardly seen',
    '--field: #7c8480;',
    '--field: #b0b8b4;',
    { field: '--field', cure: 'the contrast is 3' },
  ],
];

test.each(faults)('%s is told once', async (_what, part, by, ...told) => {
  expectTold(
    await copy.findingsOf([replacing(sheet, part, by)]),
    told.map((each) => ({ file: sheet, ...each })),
  );
});
