import {
  type BrokenCopy,
  type Change,
  makeCopy,
  replacing,
  setting,
} from '../../testing/content/broken-copy';
import { type ExpectedIssue, expectIssues } from '../../testing/content/expected-issues';
import { checkContent } from './all';

const he = 'messages/he.json';
const en = 'messages/en.json';

let copy: BrokenCopy;
beforeAll(async () => {
  copy = await makeCopy();
}, 120_000);
afterAll(() => copy?.remove());

type Row = [what: string, change: Change, ...expected: ExpectedIssue[]];

const cases: Row[] = [
  [
    'a key only in Hebrew',
    setting(he, 'Hero.extra', 'טקסט'),
    {
      file: en,
      field: 'Hero.extra',
      value: 'missing',
      hint: 'translate "טקסט" from messages/he.json, or delete the key there',
    },
  ],
  [
    'a key only in English',
    setting(en, 'Hero.extra', 'Text'),
    {
      file: he,
      field: 'Hero.extra',
      value: 'missing',
      hint: 'translate "Text" from messages/en.json, or delete the key there',
    },
  ],
  [
    'a key taken out of English',
    setting(en, 'Footer.follow', undefined),
    {
      file: en,
      field: 'Footer.follow',
      value: 'missing',
      hint: 'translate "עקבו אחרינו" from messages/he.json, or delete the key there',
    },
  ],
  [
    'a misspelt key',
    replacing(en, '"quickLinks"', '"quickLniks"'),
    {
      file: en,
      field: 'Footer.quickLniks',
      hint: 'is called Footer.quickLinks in messages/he.json and in the pages: use that name here',
    },
  ],
  [
    'an empty text',
    setting(en, 'Hero.text', ''),
    { file: en, field: 'Hero.text', value: '""', hint: 'is empty: write a text' },
  ],
  [
    'a text of spaces',
    setting(he, 'Hero.text', '  '),
    { file: he, field: 'Hero.text', value: '"  "', hint: 'is empty: write a text' },
  ],
  [
    'a number for a text',
    setting(he, 'Hero.text', 5),
    { file: he, field: 'Hero.text', value: '5', hint: 'write a text in straight quotes' },
  ],
  [
    'null for a text',
    setting(en, 'Hero.text', null),
    { file: en, field: 'Hero.text', value: 'null', hint: 'write a text in straight quotes' },
  ],
  [
    'a list for a text',
    setting(en, 'Hero.text', ['a']),
    { file: en, field: 'Hero.text', value: '["a"]', hint: 'write a text in straight quotes' },
  ],
  [
    'a text for a group',
    setting(en, 'SkipLink', 'Skip'),
    {
      file: en,
      field: 'SkipLink',
      value: '"Skip"',
      hint: 'write a group { } of texts, as in messages/he.json',
    },
  ],
  [
    'another argument',
    replacing(en, 'Navigate with Waze', 'Navigate with {app}'),
    {
      file: en,
      field: 'Contacts.waze',
      value: 'Navigate with {app}',
      hint: '{app} is not in messages/he.json: use the same in both',
    },
  ],
  [
    'a misspelt argument',
    replacing(en, 'Call us: {phone}', 'Call us: {fone}'),
    {
      file: en,
      field: 'Contacts.call',
      value: '{fone}',
      hint: 'no page fills in {fone}',
    },
  ],
  [
    'a lost argument',
    replacing(en, 'Call us: {phone}', 'Call us'),
    {
      file: en,
      field: 'Contacts.call',
      value: 'Call us',
      hint: '{phone} is missing, which messages/he.json has: use the same in both',
    },
  ],
  [
    'a lost tag',
    replacing(en, 'Design: <link>{designer}</link>', 'Design: {designer}'),
    {
      file: en,
      field: 'Footer.credit',
      hint: '<link> is missing, which messages/he.json has: use the same in both',
    },
  ],
  [
    'a brace that is not closed',
    replacing(en, 'Call us: {phone}', 'Call us: {phone'),
    { file: en, field: 'Contacts.call', value: '{phone', hint: 'a } is missing' },
  ],
  [
    'a brace too many',
    replacing(he, 'התקשרו אלינו: {phone}"', 'התקשרו אלינו: {phone}}"'),
    {
      file: he,
      field: 'Contacts.call',
      value: '}',
      hint: 'visitors would see these braces or angle brackets: write {name} or <name>…</name>',
    },
  ],
  [
    'empty braces',
    replacing(en, 'Call us: {phone}', 'Call us: {}'),
    { file: en, field: 'Contacts.call', value: '{}', hint: 'write the name of a value' },
  ],
  [
    'a tag that is not closed',
    replacing(en, '<link>{designer}</link>', '<link>{designer}'),
    {
      file: en,
      field: 'Footer.credit',
      value: '<link>',
      hint: 'this tag is not closed: write <name>…</name>, the same name twice',
    },
  ],
  [
    'an unknown kind of argument',
    replacing(en, '{max, number}', '{max, numbr}'),
    {
      file: en,
      field: 'Answer.tooLong',
      value: 'numbr',
      hint: 'after the comma write number, date, plural or select, as in {n, number}',
    },
  ],
  [
    'a Hebrew count without two',
    replacing(he, ' two {שני לייקים}', ''),
    {
      file: he,
      field: 'SocialFeed.likes',
      value: '{likes, plural',
      hint: '{likes} has no form “two”: add two {…}',
    },
  ],
  [
    'a Hebrew count without one',
    replacing(he, 'one {לייק אחד} ', ''),
    { file: he, field: 'SocialFeed.likes', hint: '{likes} has no form “one”: add one {…}' },
  ],
  [
    'an English count without one',
    replacing(en, 'one {# like} ', ''),
    { file: en, field: 'SocialFeed.likes', hint: '{likes} has no form “one”: add one {…}' },
  ],
  [
    'a count without other',
    replacing(en, ' other {# likes}', ''),
    { file: en, field: 'SocialFeed.likes', hint: 'this count has no form “other”: add other {…}' },
  ],
  [
    'a misspelt form',
    replacing(he, 'two {שני לייקים}', 'tow {שני לייקים}'),
    { file: he, field: 'SocialFeed.likes', hint: 'a count has no form “tow”: did you mean “two”?' },
    { file: he, field: 'SocialFeed.likes', hint: '{likes} has no form “two”: add two {…}' },
  ],
  [
    'a fixed English text',
    replacing(en, '"Sending.."', '"Sending..."'),
    {
      file: en,
      field: 'BuildingForm.sending',
      value: 'Sending...',
      hint: 'the specification fixes this text: write “Sending..”',
    },
    { file: en, field: 'BuildingForm.sending', value: 'Sending...', hint: 'write … instead of dots' },
  ],
  [
    'a fixed Hebrew text',
    replacing(he, 'אופס! הדף לא נמצא', 'אופס, הדף לא נמצא'),
    { file: he, field: 'NotFound.title', hint: 'write “אופס! הדף לא נמצא”' },
  ],
  [
    'a key twice',
    replacing(en, '"follow": "Follow us",', '"follow": "Follow us",\n    "follow": "Follow us here",'),
    { file: en, field: 'Footer.follow', hint: 'is written again in line' },
  ],
  [
    'a comma that is missing',
    replacing(en, '"follow": "Follow us",', '"follow": "Follow us"'),
    { file: en, atLine: true, value: '"accessibility"', hint: 'a comma is missing before this' },
  ],
  [
    'a comma too many',
    replacing(
      en,
      '"note": "All images on this site are visualisations, for illustration only."',
      '"note": "All images on this site are visualisations, for illustration only.",',
    ),
    { file: en, atLine: true, value: '}', hint: 'a comma too many' },
  ],
  [
    'a straight quote inside a text',
    replacing(he, 'מ״ר בנויים', 'מ"ר בנויים'),
    {
      file: he,
      atLine: true,
      value: 'ר בנויים',
      hint: 'a text has a straight quote inside: write ״ in Hebrew',
    },
  ],
  [
    'a file that ends too early',
    { file: en, to: (before) => before.slice(0, -5) },
    { file: en, atLine: true, value: 'the end of the file', hint: 'a closing } or ] is missing' },
  ],
  [
    'a catalog that is missing',
    { file: en, to: () => undefined },
    { file: en, value: 'missing', hint: 'the site needs this file' },
  ],
  [
    'a catalog in another encoding',
    { file: he, to: () => Buffer.from('{"Hero":"\xf9"}', 'latin1') },
    { file: he, hint: 'save it again with the encoding UTF-8' },
  ],
  [
    'a conflict that git left',
    replacing(
      en,
      '    "follow": "Follow us",',
      '<<<<<<< HEAD\n    "follow": "Follow us",\n=======\n    "follow": "Follow",\n>>>>>>> words',
    ),
    { file: en, atLine: true, value: 'HEAD', hint: 'a merge conflict' },
  ],
  [
    'HTML in one language',
    replacing(he, 'עקבו אחרינו', '<b>עקבו</b> אחרינו'),
    {
      file: he,
      field: 'Footer.follow',
      value: '<b>',
      hint: 'HTML is not allowed in a text: delete <b> and </b>',
    },
  ],
  [
    'a misspelt argument in Hebrew',
    replacing(he, 'התקשרו אלינו: {phone}', 'התקשרו אלינו: {fone}'),
    { file: he, field: 'Contacts.call', value: '{fone}', hint: 'no page fills in {fone}' },
  ],
  [
    'a code of HTML',
    setting(en, 'Hero.text', 'Offices&nbsp;and halls'),
    {
      file: en,
      field: 'Hero.text',
      value: '&nbsp;',
      hint: 'visitors would see this code: type the character itself',
    },
  ],
  [
    'Markdown',
    setting(en, 'Hero.text', 'See [our projects](/projects)'),
    { file: en, field: 'Hero.text', value: '[our projects](/projects)', hint: 'without Markdown' },
  ],
  [
    'a placeholder',
    setting(en, 'Hero.text', 'Lorem ipsum dolor'),
    { file: en, field: 'Hero.text', value: 'Lorem ipsum', hint: 'write the text' },
  ],
  [
    'a title that is far too long',
    setting(
      en,
      'About.title',
      'We build and manage and plan and let and sell and look after industrial buildings',
    ),
    { file: en, field: 'About.title', hint: 'write at most 80 characters' },
  ],
  [
    'straight quotes',
    setting(he, 'Hero.text', 'חברה "טובה" מאוד'),
    {
      file: he,
      field: 'Hero.text',
      value: 'חברה "טובה" מאוד',
      hint: 'write ״ (gershayim) instead of " (2 places)',
    },
  ],
  [
    'a straight apostrophe',
    setting(en, 'Hero.text', "We don't stop"),
    { file: en, field: 'Hero.text', value: "We don't stop", hint: 'write ’' },
  ],
  [
    'an English apostrophe in Hebrew',
    setting(he, 'Hero.text', 'גובה 12 מ’ נטו'),
    { file: he, field: 'Hero.text', value: 'מ’', hint: 'write ׳ (geresh)' },
  ],
  [
    'a hyphen for maqaf before a number',
    setting(he, 'Hero.text', 'מאז שנבנו כ-300 מבנים'),
    { file: he, field: 'Hero.text', value: 'כ-300', hint: 'write ־ (maqaf)' },
  ],
  [
    'a hyphen for maqaf before Latin letters',
    replacing(he, 'ניווט ב־Waze', 'ניווט ב-Waze'),
    { file: he, field: 'Contacts.waze', value: 'ב-Waze', hint: 'write ־ (maqaf)' },
  ],
  [
    'a hyphen between Hebrew words',
    setting(he, 'Hero.text', 'בניין רב-תכליתי'),
    { file: he, field: 'Hero.text', value: 'רב-תכליתי', hint: 'write ־ (maqaf)' },
  ],
  [
    'a maqaf before a sign',
    setting(he, 'Hero.text', 'במקשים + ו־-'),
    { file: he, field: 'Hero.text', value: 'ו־-', hint: 'look like two dashes: write the sign as a word' },
  ],
  [
    'a maqaf for a dash',
    setting(he, 'Hero.text', 'בונים ־ ועוד'),
    { file: he, field: 'Hero.text', value: '־', hint: 'a maqaf joins two words' },
  ],
  [
    'a number and a unit that a line end would tear',
    setting(en, 'Hero.text', 'A hall of 8,800 sqm'),
    {
      file: en,
      field: 'Hero.text',
      value: '8,800 sqm',
      hint: 'these belong on one line: join them with a no-break space (U+00A0)',
    },
  ],
  [
    'a name and a number that a line end would tear',
    setting(he, 'Hero.text', 'לפי ת״י 5568'),
    { file: he, field: 'Hero.text', value: 'ת״י 5568', hint: 'no-break space', fixable: true },
  ],
  [
    'a hyphen for a dash',
    setting(en, 'Hero.text', 'We build - and more'),
    { file: en, field: 'Hero.text', hint: 'write – (en dash)' },
  ],
  [
    'a hidden mark of direction',
    setting(he, 'Hero.text', 'שלום\u200f עולם'),
    {
      file: he,
      field: 'Hero.text',
      value: 'שלום[U+200F] עולם',
      hint: 'delete the hidden mark here: the page sets the direction itself',
    },
  ],
  [
    'two spaces',
    setting(en, 'Hero.text', 'We  build'),
    { file: en, field: 'Hero.text', value: 'We  build', hint: 'write one space' },
  ],
  [
    'a space at the end',
    setting(en, 'Hero.text', 'We build '),
    { file: en, field: 'Hero.text', hint: 'delete the space at the beginning or end' },
  ],
  [
    'a space before a full stop',
    setting(he, 'Hero.text', 'אנחנו בונים .'),
    { file: he, field: 'Hero.text', value: 'בונים .', hint: 'delete the space before the punctuation mark' },
  ],
  [
    'a Latin letter in a Hebrew word',
    setting(he, 'Hero.text', 'בiניין גדול'),
    {
      file: he,
      field: 'Hero.text',
      value: 'בiניין',
      hint: 'Hebrew and Latin letters in one word: type it again, or put a space or ־ between them',
    },
  ],
  [
    'a Cyrillic letter in an English word',
    setting(en, 'Hero.text', 'We buіld'),
    { file: en, field: 'Hero.text', value: 'buіld', hint: 'Greek or Cyrillic' },
  ],
  [
    'dots for an ellipsis',
    replacing(en, 'The tour is loading…', 'The tour is loading...'),
    { file: en, field: 'Tour.loading', hint: 'write … instead of dots' },
  ],
  [
    'Hebrew in the English catalog',
    setting(en, 'Hero.text', 'אנחנו בונים'),
    { file: en, field: 'Hero.text', hint: 'has Hebrew letters: write the English text' },
  ],
  [
    'English in the Hebrew catalog',
    setting(he, 'Hero.text', 'We build'),
    { file: he, field: 'Hero.text', hint: 'has no Hebrew letters: write the Hebrew text' },
  ],
  [
    'a character without a font',
    setting(en, 'Hero.text', 'We build ★'),
    {
      file: en,
      field: 'Hero.text',
      value: '★',
      hint: 'the fonts of the site do not have “★” (U+2605): use another character',
    },
  ],
];

test.each(cases)(
  '%s is reported with its place and a hint, and nothing else is',
  async (_what, change, ...expected) => expectIssues(await copy.issuesOf([change]), expected),
);

test('a broken catalog hides no issue of the other one, nor of the records', async () => {
  const found = await copy.issuesOf([
    replacing(he, '{', ''),
    setting(en, 'Hero.text', 'We  build'),
    setting('content/company.json', 'founded', '2010'),
  ]);
  expect(found.map(({ file, field, line }) => `${file} ${field ?? line}`)).toEqual([
    'messages/he.json 2',
    'messages/en.json Hero.text',
    'content/company.json founded',
  ]);
});

test('a key that is in no catalog is reported where a page asks for it', async () => {
  const found = await copy.issuesOf([
    setting(he, 'Hero.arrow', undefined),
    setting(en, 'Hero.arrow', undefined),
  ]);
  const asking = { level: 'error', file: 'app/[locale]/(home)/_sections/hero.tsx', field: 'Hero.arrow' };
  expect(found).toEqual([expect.objectContaining(asking)]);
});

test('a key that was renamed in both catalogs is named with its old name and who asks for it', async () => {
  const renaming = [he, en].map((file) => replacing(file, '"arrow":', '"scrollDown":'));
  expectIssues(await copy.issuesOf(renaming), [
    {
      file: he,
      field: 'Hero.scrollDown',
      hint: 'was called Hero.arrow, and app/[locale]/(home)/_sections/hero.tsx still uses that name',
    },
  ]);
});

test('the words, records and pictures of the site have no error', async () => {
  expect((await checkContent(process.cwd())).filter(({ level }) => level === 'error')).toEqual([]);
});
