import { type BrokenCopy, type Change, makeCopy, replacing, setting } from '../../testing/broken-copy';
import { expectTold, type Told } from '../../testing/told';
import { checkAll } from './all';

const he = 'messages/he.json';
const en = 'messages/en.json';

let copy: BrokenCopy;
beforeAll(async () => {
  copy = await makeCopy();
}, 120_000);
afterAll(() => copy?.remove());

type Row = [what: string, change: Change, ...told: Told[]];

const faults: Row[] = [
  [
    'a key only in Hebrew',
    setting(he, 'Hero.extra', 'טקסט'),
    {
      file: en,
      field: 'Hero.extra',
      value: 'missing',
      cure: 'add the English of "טקסט", or take the key out of messages/he.json',
    },
  ],
  [
    'a key only in English',
    setting(en, 'Hero.extra', 'Text'),
    { file: he, field: 'Hero.extra', value: 'missing', cure: 'add the Hebrew of "Text"' },
  ],
  [
    'a key taken out of English',
    setting(en, 'Footer.follow', undefined),
    { file: en, field: 'Footer.follow', value: 'missing', cure: 'add the English of "עקבו אחרינו"' },
  ],
  [
    'a misspelt key',
    replacing(en, '"quickLinks"', '"quickLniks"'),
    {
      file: en,
      field: 'Footer.quickLniks',
      cure: 'is called Footer.quickLinks in messages/he.json and by the pages',
    },
  ],
  [
    'an empty text',
    setting(en, 'Hero.text', ''),
    { file: en, field: 'Hero.text', value: '""', cure: 'is empty: write the English text' },
  ],
  [
    'a text of spaces',
    setting(he, 'Hero.text', '  '),
    { file: he, field: 'Hero.text', value: '"  "', cure: 'is empty: write the Hebrew text' },
  ],
  [
    'a number for a text',
    setting(he, 'Hero.text', 5),
    { file: he, field: 'Hero.text', value: '5', cure: 'write a text in straight quotes' },
  ],
  [
    'null for a text',
    setting(en, 'Hero.text', null),
    { file: en, field: 'Hero.text', value: 'null', cure: 'write a text in straight quotes' },
  ],
  [
    'a list for a text',
    setting(en, 'Hero.text', ['a']),
    { file: en, field: 'Hero.text', value: '["a"]', cure: 'write a text in straight quotes' },
  ],
  [
    'a text for a group',
    setting(en, 'SkipLink', 'Skip'),
    {
      file: en,
      field: 'SkipLink',
      value: '"Skip"',
      cure: 'write a group { } of texts, as in messages/he.json',
    },
  ],
  [
    'another argument',
    replacing(en, 'Navigate with Waze', 'Navigate with {app}'),
    {
      file: en,
      field: 'Contacts.waze',
      value: 'Navigate with {app}',
      cure: 'has {app} where messages/he.json has no {app}: write the same in both',
    },
  ],
  [
    'a misspelt argument',
    replacing(en, 'Call us: {phone}', 'Call us: {fone}'),
    {
      file: en,
      field: 'Contacts.call',
      value: '{fone}',
      cure: 'no page fills in {fone}',
    },
  ],
  [
    'a lost argument',
    replacing(en, 'Call us: {phone}', 'Call us'),
    { file: en, field: 'Contacts.call', value: 'Call us', cure: 'has no {phone}' },
  ],
  [
    'a lost tag',
    replacing(en, 'Design: <link>{designer}</link>', 'Design: {designer}'),
    { file: en, field: 'Footer.credit', cure: 'has no <link>' },
  ],
  [
    'a brace that is not closed',
    replacing(en, 'Call us: {phone}', 'Call us: {phone'),
    { file: en, field: 'Contacts.call', value: '{phone', cure: 'a } is missing' },
  ],
  [
    'a brace too many',
    replacing(he, 'התקשרו אלינו: {phone}"', 'התקשרו אלינו: {phone}}"'),
    { file: he, field: 'Contacts.call', value: '}', cure: 'visitors would see the braces' },
  ],
  [
    'empty braces',
    replacing(en, 'Call us: {phone}', 'Call us: {}'),
    { file: en, field: 'Contacts.call', value: '{}', cure: 'write the name of a value' },
  ],
  [
    'a tag that is not closed',
    replacing(en, '<link>{designer}</link>', '<link>{designer}'),
    { file: en, field: 'Footer.credit', value: '<link>', cure: 'this tag has no end' },
  ],
  [
    'an unknown kind of argument',
    replacing(en, '{max, number}', '{max, numbr}'),
    { file: en, field: 'Answer.tooLong', value: 'numbr', cure: '“number”' },
  ],
  [
    'a Hebrew count without two',
    replacing(he, ' two {שני לייקים}', ''),
    {
      file: he,
      field: 'SocialFeed.likes',
      value: '{likes, plural',
      cure: '{likes} lacks its form for “two”: add two {…}',
    },
  ],
  [
    'a Hebrew count without one',
    replacing(he, 'one {לייק אחד} ', ''),
    { file: he, field: 'SocialFeed.likes', cure: '{likes} lacks its form for “one”' },
  ],
  [
    'an English count without one',
    replacing(en, 'one {# like} ', ''),
    { file: en, field: 'SocialFeed.likes', cure: '{likes} lacks its form for “one”' },
  ],
  [
    'a count without other',
    replacing(en, ' other {# likes}', ''),
    { file: en, field: 'SocialFeed.likes', cure: 'lacks its form “other”' },
  ],
  [
    'a misspelt form',
    replacing(he, 'two {שני לייקים}', 'tow {שני לייקים}'),
    { file: he, field: 'SocialFeed.likes', cure: 'no count has a form “tow”: did you mean “two”?' },
    { file: he, field: 'SocialFeed.likes', cure: 'lacks its form for “two”' },
  ],
  [
    'a fixed English text',
    replacing(en, '"Sending.."', '"Sending..."'),
    {
      file: en,
      field: 'BuildingForm.sending',
      value: 'Sending...',
      cure: 'the specification fixes this letter by letter: write “Sending..”',
    },
    { file: en, field: 'BuildingForm.sending', value: 'Sending...', cure: 'write … for dots' },
  ],
  [
    'a fixed Hebrew text',
    replacing(he, 'אופס! הדף לא נמצא', 'אופס, הדף לא נמצא'),
    { file: he, field: 'NotFound.title', cure: 'write “אופס! הדף לא נמצא”' },
  ],
  [
    'a key twice',
    replacing(en, '"follow": "Follow us",', '"follow": "Follow us",\n    "follow": "Follow us here",'),
    { file: en, field: 'Footer.follow', cure: 'is written a second time in line' },
  ],
  [
    'a comma that is missing',
    replacing(en, '"follow": "Follow us",', '"follow": "Follow us"'),
    { file: en, field: 'line ', value: '"accessibility"', cure: 'a comma is missing before this' },
  ],
  [
    'a comma too many',
    replacing(
      en,
      '"note": "All images on this site are visualisations, for illustration only."',
      '"note": "All images on this site are visualisations, for illustration only.",',
    ),
    { file: en, field: 'line ', value: '}', cure: 'a comma too many' },
  ],
  [
    'a straight quote inside a text',
    replacing(he, 'מ״ר בנויים', 'מ"ר בנויים'),
    {
      file: he,
      field: 'line ',
      value: 'ר בנויים',
      cure: 'a text has a straight quote inside: write ״ in Hebrew',
    },
  ],
  [
    'a file that ends too early',
    { file: en, to: (before) => before.slice(0, -5) },
    { file: en, field: 'line ', value: 'the end of the file', cure: 'a closing } or ] is missing' },
  ],
  [
    'a catalog that is missing',
    { file: en, to: () => undefined },
    { file: en, field: '(the whole file)', value: 'missing', cure: 'the site needs this file' },
  ],
  [
    'a catalog in another encoding',
    { file: he, to: () => Buffer.from('{"Hero":"\xf9"}', 'latin1') },
    { file: he, field: '(the whole file)', cure: 'save it again with the encoding UTF-8' },
  ],
  [
    'a conflict that git left',
    replacing(
      en,
      '    "follow": "Follow us",',
      '<<<<<<< HEAD\n    "follow": "Follow us",\n=======\n    "follow": "Follow",\n>>>>>>> words',
    ),
    { file: en, field: 'line ', value: 'HEAD', cure: 'a merge conflict' },
  ],
  [
    'HTML in one language',
    replacing(he, 'עקבו אחרינו', '<b>עקבו</b> אחרינו'),
    { file: he, field: 'Footer.follow', value: '<b>', cure: 'a text has no HTML: take away <b> and </b>' },
  ],
  [
    'a misspelt argument in Hebrew',
    replacing(he, 'התקשרו אלינו: {phone}', 'התקשרו אלינו: {fone}'),
    { file: he, field: 'Contacts.call', value: '{fone}', cure: 'no page fills in {fone}' },
  ],
  [
    'a code of HTML',
    setting(en, 'Hero.text', 'Offices&nbsp;and halls'),
    { file: en, field: 'Hero.text', value: '&nbsp;', cure: 'type the sign itself' },
  ],
  [
    'Markdown',
    setting(en, 'Hero.text', 'See [our projects](/projects)'),
    { file: en, field: 'Hero.text', value: '[our projects](/projects)', cure: 'without Markdown' },
  ],
  [
    'a placeholder',
    setting(en, 'Hero.text', 'Lorem ipsum dolor'),
    { file: en, field: 'Hero.text', value: 'Lorem ipsum', cure: 'write the text' },
  ],
  [
    'a title that is far too long',
    setting(
      en,
      'About.title',
      'We build and manage and plan and let and sell and look after industrial buildings',
    ),
    { file: en, field: 'About.title', cure: 'write at most 80 characters' },
  ],
  [
    'straight quotes',
    setting(he, 'Hero.text', 'חברה "טובה" מאוד'),
    { file: he, field: 'Hero.text', value: 'חברה "טובה" מאוד', cure: 'write ״ (gershayim) for " (2 places)' },
  ],
  [
    'a straight apostrophe',
    setting(en, 'Hero.text', "We don't stop"),
    { file: en, field: 'Hero.text', value: "We don't stop", cure: 'write ’' },
  ],
  [
    'an English apostrophe in Hebrew',
    setting(he, 'Hero.text', 'גובה 12 מ’ נטו'),
    { file: he, field: 'Hero.text', value: 'מ’', cure: 'write ׳ (geresh)' },
  ],
  [
    'a hyphen for maqaf before a number',
    setting(he, 'Hero.text', 'מאז שנבנו כ-300 מבנים'),
    { file: he, field: 'Hero.text', value: 'כ-300', cure: 'write ־ (maqaf)' },
  ],
  [
    'a hyphen for maqaf before Latin letters',
    replacing(he, 'ניווט ב־Waze', 'ניווט ב-Waze'),
    { file: he, field: 'Contacts.waze', value: 'ב-Waze', cure: 'write ־ (maqaf)' },
  ],
  [
    'a hyphen between Hebrew words',
    setting(he, 'Hero.text', 'בניין רב-תכליתי'),
    { file: he, field: 'Hero.text', value: 'רב-תכליתי', cure: 'write ־ (maqaf)' },
  ],
  [
    'a maqaf before a sign',
    setting(he, 'Hero.text', 'במקשים + ו־-'),
    { file: he, field: 'Hero.text', value: 'ו־-', cure: 'look like two dashes: write the sign as a word' },
  ],
  [
    'a maqaf for a dash',
    setting(he, 'Hero.text', 'בונים ־ ועוד'),
    { file: he, field: 'Hero.text', value: '־', cure: 'a maqaf joins two words' },
  ],
  [
    'a number and a unit that a line end would tear',
    setting(en, 'Hero.text', 'A hall of 8,800 sqm'),
    { file: en, field: 'Hero.text', value: '8,800 sqm', cure: 'join it with a no-break space (U+00A0)' },
  ],
  [
    'a name and a number that a line end would tear',
    setting(he, 'Hero.text', 'לפי ת״י 5568'),
    { file: he, field: 'Hero.text', value: 'ת״י 5568', cure: '“npm run fix” does it' },
  ],
  [
    'a hyphen for a dash',
    setting(en, 'Hero.text', 'We build - and more'),
    { file: en, field: 'Hero.text', cure: 'write – (en dash)' },
  ],
  [
    'a hidden mark of direction',
    setting(he, 'Hero.text', 'שלום\u200f עולם'),
    { file: he, field: 'Hero.text', value: 'שלום[U+200F] עולם', cure: 'take away the hidden mark' },
  ],
  [
    'two spaces',
    setting(en, 'Hero.text', 'We  build'),
    { file: en, field: 'Hero.text', value: 'We  build', cure: 'write one space' },
  ],
  [
    'a space at the end',
    setting(en, 'Hero.text', 'We build '),
    { file: en, field: 'Hero.text', cure: 'take away the space at the beginning or end' },
  ],
  [
    'a space before a full stop',
    setting(he, 'Hero.text', 'אנחנו בונים .'),
    { file: he, field: 'Hero.text', value: 'בונים .', cure: 'take away the space before the punctuation' },
  ],
  [
    'a Latin letter in a Hebrew word',
    setting(he, 'Hero.text', 'בiניין גדול'),
    { file: he, field: 'Hero.text', value: 'בiניין', cure: 'Hebrew and Latin letters stand in one word' },
  ],
  [
    'a Cyrillic letter in an English word',
    setting(en, 'Hero.text', 'We buіld'),
    { file: en, field: 'Hero.text', value: 'buіld', cure: 'Greek or Cyrillic' },
  ],
  [
    'dots for an ellipsis',
    replacing(en, 'The tour is loading…', 'The tour is loading...'),
    { file: en, field: 'Tour.loading', cure: 'write … for dots' },
  ],
  [
    'Hebrew in the English catalog',
    setting(en, 'Hero.text', 'אנחנו בונים'),
    { file: en, field: 'Hero.text', cure: 'has Hebrew letters: write the English text' },
  ],
  [
    'English in the Hebrew catalog',
    setting(he, 'Hero.text', 'We build'),
    { file: he, field: 'Hero.text', cure: 'has no Hebrew letter: write the Hebrew text' },
  ],
  [
    'a character without a font',
    setting(en, 'Hero.text', 'We build ★'),
    { file: en, field: 'Hero.text', value: '★', cure: 'the site’s fonts have no “★” (U+2605)' },
  ],
];

test.each(faults)(
  '%s is told with its place and its cure, and nothing else is',
  async (_what, change, ...told) => expectTold(await copy.findingsOf([change]), told),
);

test('a broken catalog hides no fault of the other one, nor of the records', async () => {
  const found = await copy.findingsOf([
    replacing(he, '{', ''),
    setting(en, 'Hero.text', 'We  build'),
    setting('content/company.json', 'founded', '2010'),
  ]);
  expect(found.map(({ file, field }) => `${file} ${field}`)).toEqual([
    expect.stringMatching(/^messages\/he\.json line 2/),
    'messages/en.json Hero.text',
    'content/company.json founded',
  ]);
});

test('a key that is in no catalog is told where a page asks for it', async () => {
  const found = await copy.findingsOf([
    setting(he, 'Hero.arrow', undefined),
    setting(en, 'Hero.arrow', undefined),
  ]);
  const asking = { level: 'error', file: 'app/[locale]/(home)/_sections/hero.tsx', field: 'Hero.arrow' };
  expect(found).toEqual([expect.objectContaining(asking)]);
});

test('a key that was renamed in both catalogs is named with its old name and who asks for it', async () => {
  const renaming = [he, en].map((file) => replacing(file, '"arrow":', '"scrollDown":'));
  expectTold(await copy.findingsOf(renaming), [
    {
      file: he,
      field: 'Hero.scrollDown',
      cure: 'this text was called Hero.arrow, and app/[locale]/(home)/_sections/hero.tsx still asks for that name',
    },
  ]);
});

test('the words, records and pictures of the site have no error', async () => {
  expect((await checkAll(process.cwd())).filter(({ level }) => level === 'error')).toEqual([]);
});
