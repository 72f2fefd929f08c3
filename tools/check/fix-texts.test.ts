import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectIssues } from '../../e2e/support/content/expected-issues';
import { makeCopy, replacing, setting } from '../../e2e/support/content/fixture-copy';
import { fixTexts } from './fix-texts';
import { addIssues } from './issue';
import { readSite } from './read';
import { translate } from './report';
import { checkTexts } from './texts';

const he = 'messages/he.json';
const en = 'messages/en.json';
const hall = 'content/projects/steel-hall.json';

const copy = makeCopy();

const torn = '%no-break space (U+00A0)';
const typewritten: [file: string, before: string, after: string, answer: string][] = [
  [
    he,
    '3,000 מ\\"ר של \\"רצפה\\"',
    '3,000\u00a0מ״ר של ״רצפה״',
    'write ״ (gershayim) instead of " (3 places)',
  ],
  [he, 'דוא”ל', 'דוא״ל', 'write ״ (gershayim) in a Hebrew acronym'],
  [he, "12 מ' נטו", '12\u00a0מ׳ נטו', 'write ׳ (geresh)'],
  [he, '12\u00a0מ’ נטו', '12\u00a0מ׳ נטו', 'write ׳ (geresh)'],
  [he, "3,000 מ''ר", '3,000\u00a0מ״ר', 'write ״ (gershayim) instead of two marks'],
  [he, 'חברת ’’הים’’', 'חברת ״הים״', 'write ״ (gershayim) instead of two marks%(2 places)'],
  [en, "We don''t stop", 'We don’t stop', 'write “ and ”'],
  [he, 'וכ-300 מבנים', 'וכ־300 מבנים', 'write ־ (maqaf)'],
  [he, 'רב-תכליתי, ב-Waze', 'רב־תכליתי, ב־Waze', 'write ־ (maqaf)%(2 places)'],
  [en, 'A \\"good\\" hall', 'A “good” hall', 'write “ and ” instead of "'],
  [en, "We don't stop", 'We don’t stop', 'write ’'],
  [en, 'Build - and more', 'Build – and more', 'write – (en dash)'],
  [en, 'Loading...', 'Loading…', 'write … instead of dots'],
  [en, 'We  build', 'We build', 'write one space'],
  [en, 'We build ', 'We build', 'delete the space at the beginning or end'],
  [he, 'אנחנו בונים .', 'אנחנו בונים.', 'delete the space before the punctuation mark'],
  [en, ' Two  spaces , and one more ', 'Two spaces, and one more', 'write one space'],
  [he, 'כ־3,000 מ״ר, 12 מטרים', 'כ־3,000\u00a0מ״ר, 12\u00a0מטרים', torn],
  [en, 'Height {n, number} m', 'Height {n, number}\u00a0m', torn],
  [he, 'לפי ת״י 5568, לצד כביש 38', 'לפי ת״י\u00a05568, לצד כביש\u00a038', torn],
  [he, 'טופס 4, במפלס -6, מפלס א׳', 'טופס\u00a04, במפלס\u00a0-6, מפלס\u00a0א׳', torn],
  [he, 'טופס PDF ברמה AA', 'טופס PDF ברמה\u00a0AA', torn],
  [he, 'החניון במפלס מינוס 1', 'החניון במפלס\u00a0מינוס\u00a01', torn],
  [he, 'של 80 עד 150 מ״ר', 'של 80\u00a0עד\u00a0150\u00a0מ״ר', torn],
  [en, 'Level -6, Area B, Road 38', 'Level\u00a0-6, Area\u00a0B, Road\u00a038', torn],
  [he, 'שלום\u200f עולם', 'שלום עולם', 'delete the hidden mark here'],
];

/** Writes a text into the first field of a catalog, without escaping. */
function place(file: string, text: string) {
  return {
    file,
    to: (before: string) => before.replace(/("label": )"[^"]*"/, (_, name) => `${name}"${text}"`),
  };
}

test.each(typewritten)(
  '%s: %j is a warning, because a command writes %j in the same file',
  async (file, before, after, answer) => {
    const broken = copy.change([place(file, before)]);
    expectIssues(translate(copy.root, addIssues([], checkTexts(readSite(copy.root))), 'en'), [
      `fix ${file} SkipLink.label = %: ${answer}`,
    ]);
    expect(fixTexts(copy.root)).toEqual([
      { file, field: 'SkipLink.label', before: JSON.parse(`"${before}"`), after },
    ]);
    const expected = place(file, after).to(readFileSync(file, 'utf8'));
    expect(readFileSync(path.join(copy.root, file), 'utf8')).toBe(expected);
    expect(checkTexts(readSite(copy.root))).toEqual([]);
    broken();
  },
);

test('a mistake with several fixes stays', () => {
  const undo = copy.change([
    setting(en, 'Hero.text', 'A "good hall'),
    setting(hall, 'he.title', 'מפלס-6'),
    setting(hall, 'en.title', 'A hall\n\nA gate'),
  ]);
  expect(fixTexts(copy.root)).toEqual([]);
  expect(checkTexts(readSite(copy.root)).map(({ field }) => field)).toEqual([
    'Hero.text',
    'he.title',
    'en.title',
  ]);
  undo();
});

test('correct files keep their bytes', () => {
  const files = [he, en, 'content/buildings/harbourgate.json'];
  const read = () => files.map((file) => readFileSync(path.join(copy.root, file), 'utf8'));
  const before = read();
  expect(before.join()).toContain('"Sending.."');
  expect(before.join()).toContain('Under Construction - Expected');
  expect(fixTexts(copy.root)).toEqual([]);
  expect(read()).toEqual(before);
});

test('a file with a duplicate name stays unchanged', () => {
  const undo = copy.change([place(en, 'Two  spaces'), replacing(en, '{', '{ "SkipLink": {},')]);
  const before = readFileSync(path.join(copy.root, en), 'utf8');
  expect(fixTexts(copy.root)).toEqual([]);
  expect(readFileSync(path.join(copy.root, en), 'utf8')).toBe(before);
  undo();
});

test('an invalid JSON file stays unchanged while others are fixed', () => {
  const undo = copy.change([replacing(he, '{', ''), place(en, 'Two  spaces')]);
  expect(fixTexts(copy.root).map(({ file }) => file)).toEqual([en]);
  expect(readFileSync(path.join(copy.root, he), 'utf8')).toBe(readFileSync(he, 'utf8').replace('{', ''));
  undo();
});
