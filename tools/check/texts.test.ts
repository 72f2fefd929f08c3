import { expectIssues } from '../../e2e/support/content/expected-issues';
import { type Change, replacing, setting } from '../../e2e/support/content/fixture-copy';
import { issuesOf } from '../../e2e/support/content/fixture-records';

const he = 'messages/he.json';
const en = 'messages/en.json';
const hall = 'content/projects/steel-hall.json';

describe('a text of a catalog or record', () => {
  test.each([
    [en, 'Hero.text', '', '"": is empty: write something'],
    [he, 'Hero.text', '  ', '"  ": is empty: write something'],
    [he, 'Hero.text', 5, '5: write the text in straight quotes'],
    [en, 'Hero.text', null, 'null: write the text in straight quotes'],
    [en, 'Hero.text', ['a'], '["a"]: write the text in straight quotes'],
    [en, 'SkipLink', 'Skip', '"Skip": write a group { } of texts, as in messages/he.json'],
    [en, 'Contacts.waze', 'Navigate with {app}', 'Navigate with {app}: {app} is not in messages/he.json'],
    [en, 'Contacts.call', 'Call us: {fone}', '%{fone}: no page fills in {fone}'],
    [he, 'Contacts.call', 'התקשרו אלינו: {fone}', '%{fone}: no page fills in {fone}'],
    [he, 'Mail.spam', 'סימנים: {subject}', '%{subject}: no page fills in {subject}'],
    [he, 'Answer.missing', 'חסר: {field}, {minutes}', '%{minutes}: no page fills in {minutes}'],
    [he, 'AnswerPage.back', 'חזרה אל {heading}', '%{heading}: no page fills in {heading}'],
    [en, 'Contacts.call', 'Call us', 'Call us: {phone} is missing, which messages/he.json has'],
    [en, 'Footer.credit', 'Design: {designer}', '%: <link> is missing, which messages/he.json has'],
    [en, 'Contacts.call', 'Call us: {phone', '%{phone: a } is missing'],
    [he, 'Contacts.call', 'התקשרו אלינו: {phone}}', '%}: visitors would see these braces or angle brackets'],
    [en, 'Contacts.call', 'Call us: {}', '%{}: the braces are empty: write the name of a value'],
    [en, 'Footer.credit', '<link>{designer}', '<link>%: this tag is not closed: write <name>…</name>'],
    [en, 'Footer.credit', '{designer}</link>', '%: this closing tag has no opening tag'],
    [en, 'Answer.tooLong', '{max, numbr}', '%numbr%: after the comma write number, date, plural or select'],
    [he, 'Footer.follow', '<b>עקבו</b> אחרינו', '%: HTML is not allowed in a text: delete <b> and </b>'],
    [en, 'Hero.text', 'Offices&nbsp;and halls', '%&nbsp;%: visitors would see this code'],
    [en, 'Hero.text', 'See [our projects](/projects)', '%: visitors would see these marks'],
    [en, 'Hero.text', 'Lorem ipsum dolor', '%: is a placeholder: write the text'],
    [en, 'About.title', 'We build and manage '.repeat(5).trim(), '%: write at most 80 characters'],
    [he, 'Hero.text', 'במקשים + ו־-', '%ו־-: the maqaf and the sign after it look like two dashes'],
    [he, 'Hero.text', 'בונים ־ ועוד', '%: a maqaf joins two words'],
    [he, 'Hero.text', 'בiניין גדול', 'בiניין%: Hebrew and Latin letters in one word'],
    [en, 'Hero.text', 'We buіld', '%: this is a Greek or Cyrillic letter'],
    [en, 'Hero.text', 'אנחנו בונים', '%: has Hebrew letters: write the English text'],
    [he, 'Hero.text', 'We build', '%: has no Hebrew letters: write the Hebrew text'],
    [en, 'Hero.text', 'A worker in a access platform', '%a access%: write “an” before a vowel'],
    [en, 'Hero.text', 'We pour an floor', '%an floor%: write “an” before a vowel'],
    [en, 'Hero.text', 'We build ★', '%★: the fonts of the site do not have “★” (U+2605)'],
    [hall, 'he.openingLine', 'אולם\nושער', '%: a line ends here'],
    [hall, 'en.openingLine', 'A hall.\n\nA  gate.', '%: a line ends here'],
    [en, 'Hero.text', 'One\u2028two', '%: a line ends here'],
    [he, 'Hero.text', "הג''ירפה", '%: write ״ (gershayim) instead of two marks, or ׳ (geresh) once'],
    [hall, 'en.title', 'Steel ★', '%★: the fonts of the site do not have “★” (U+2605)'],
    [
      hall,
      'en.openingLine',
      'A <b>large</b> hall',
      '%<b>%: HTML is not allowed in a record: delete the tag (2 places)',
    ],
    [hall, 'en.openingLine', 'Offices &amp; halls', '%&amp;%: visitors would see this code'],
    [hall, 'he.openingLine', 'אולם **גדול** מאוד', '%: visitors would see these marks'],
    [hall, 'en.openingLine', 'A hall by {company}', '%{company}: placeholders do not work in a record'],
    [hall, 'he.openingLine', 'TODO', 'TODO: is a placeholder: write the text'],
    [he, 'Status.inPlanning', 'בביצוע', '"בביצוע": another choice already has this name (Status.inProgress)'],
    [
      en,
      'Units.statuses.reserved',
      'Available',
      '%: another choice already has this name (Units.statuses.free)',
    ],
    [
      en,
      'Units.statuses.taken',
      '{offer, select, lease {Let} any {Gone} other {Reserved}}',
      '%: another choice already has this name (Units.statuses.reserved)',
    ],
  ])('%s %s cannot be %j', async (file, field, text, answer) => {
    expectIssues(await issuesOf([setting(file, field, text)]), [`error ${file} ${field} = ${answer}`]);
  });

  test('an optional figure outside of its choice is an error', async () => {
    const older = [
      setting(he, 'Metadata.ogHomeFacts', 'כ־{builtArea, number} מ״ר בנויים · מאז {founded}'),
      setting(en, 'Metadata.ogHomeFacts', 'About {builtArea, number} sqm built · since {founded}'),
    ];
    expectIssues(await issuesOf(older), [
      `error ${en} Metadata.ogHomeFacts = %: {builtArea} may have no value%{areas, select, both {…} other {…}}`,
      `error ${he} Metadata.ogHomeFacts = %: {builtArea} may have no value%`,
    ]);
  });

  test('an error is reported beside a fixable mistake', async () => {
    expectIssues(await issuesOf([setting(hall, 'en.openingLine', '<b>A</b> hall - long')]), [
      `error ${hall} en.openingLine = %: HTML is not allowed in a record`,
    ]);
  });
});

describe('a count', () => {
  const likes = (forms: string) => `{likes, plural, ${forms}}`;
  test.each([
    [he, 'one {לייק אחד} other {# לייקים}', '{likes} lacks plural forms: add two {…}'],
    [he, 'two {שני לייקים} other {# לייקים}', '{likes} lacks plural forms: add one {…}'],
    [en, 'other {# likes}', '{likes} lacks plural forms: add one {…}'],
    [he, 'other {# לייקים}', '{likes} lacks plural forms: add one {…} two {…}'],
    [en, 'one {# like}', 'this count has no form “other”: add other {…}'],
    [he, 'one {אחד} tow {שניים} other {#}', 'a count has no form “tow”: did you mean “two”?'],
    [he, 'one {אחד} two {} other {# לייקים}', 'the form “two” is empty: write its text'],
    [en, 'one {# like} other {  }', 'the form “other” is empty: write its text'],
  ])('%s: “%s” is reported once', async (file, forms, hint) => {
    expectIssues(await issuesOf([setting(file, 'SocialFeed.likes', likes(forms))]), [
      `error ${file} SocialFeed.likes = %: ${hint}`,
    ]);
  });
});

/** Renames keys of catalogs; the texts stay. */
const renaming = (from: string, to: string, ...files: string[]) =>
  files.map((file) => replacing(file, `"${from}":`, `"${to}":`));
const inBoth = (field: string, text: unknown) => [he, en].map((file) => setting(file, field, text));

test.each([
  ['Footer.quickLinks', 'Footer.quickLniks', en, he],
  ['Footer.quickLinks', 'Footer.quickLniks', he, en],
  ['Footer.quickLinks', 'Footer.קישורים', he, en],
  ['Hero', 'Heroes', en, he],
])('%s renamed to %s in %s alone is reported once, with its name in %s', async (from, to, file, other) => {
  const [before = '', after = ''] = [from, to].map((field) => field.split('.').at(-1));
  expectIssues(await issuesOf(renaming(before, after, file)), [
    `error ${file} ${to} = %: is called ${from} in ${other} and in the pages`,
  ]);
});

const cases: [what: string, changes: Change[], ...expected: string[]][] = [
  [
    'a key only in Hebrew',
    [setting(he, 'Hero.extra', 'טקסט')],
    `error ${en} Hero.extra = missing: translate "טקסט" from ${he}, or delete the key there`,
  ],
  [
    'a key taken out of Hebrew',
    [setting(he, 'Footer.follow', undefined)],
    `error ${he} Footer.follow = missing: translate "Follow us" from ${en}`,
  ],
  [
    'a group that is in one language',
    [setting(en, 'Hero', undefined)],
    `error ${en} Hero = missing: translate this group from ${he}, or delete it there`,
  ],
  [
    'an argument that was renamed in both languages',
    inBoth('Contacts.call', 'טל Tel {fone}')
      .slice(0, 1)
      .concat(setting(en, 'Contacts.call', 'Tel {fone}')),
    `error ${he} Contacts.call = %: no page fills in {fone}`,
  ],
];

test.each(cases)('%s is reported once', async (_what, changes, ...expected) => {
  expectIssues(await issuesOf(changes), expected);
});
