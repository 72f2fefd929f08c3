import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/list-files';
import { valueAt } from '@/lib/value-at';
import en from '@/messages/en.json';
import { listFields } from '@/model/rules/rule';

/* One word for one thing in the English of the sample. Another company may write otherwise, and deletes this folder. */

const files = ['messages/en.json', ...listFiles('content').map((file) => `content/${file}`)];
const texts = files.flatMap((file) =>
  listFields('', JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ field, path, value }) =>
    typeof value === 'string' && (file === 'messages/en.json' || path.includes('en'))
      ? [{ place: `${file} ${field}`, value }]
      : [],
  ),
);

test.each<[decision: string, banned: RegExp, ...fixed: string[]]>([
  ['lift, not elevator', /elevator/i, 'two elevator areas'],
  ['enquiry, not inquiry', /inquir/i, 'Inquiries'],
  ['sqm for areas, m² only in compound units', /\bsq(?:\. ?| )m\b|square feet|(?<!\/)m²/i],
  ['developers, not entrepreneurs', /entrepreneurs/i],
  ['enquire, for every way to a form', /request details|ask about|talk to us|let us talk/i],
])('%s', (_decision, banned, ...fixed) => {
  const found = texts.filter(({ value }) =>
    banned.test(fixed.reduce((text, part) => text.replace(part, ''), value)),
  );
  expect(found).toEqual([]);
});

const small = /^(?:of|the|and|in|to|by|a|at|or|for|was)$/;

/** Headings of the pages of buildings, units, projects and all spaces. */
test.each([
  'Building.locationTitle',
  'Building.aboutTitle',
  'Building.tourTitle',
  'Building.cutTitle',
  'Building.optionsTitle',
  'Building.optionsTitleLease',
  'Building.optionsTitleAny',
  'Progress.title',
  'Distances.title',
  'Terms.title',
  'Units.title',
  'Unit.facts',
  'Unit.costs',
  'Unit.plan',
  'Unit.similar',
  'Project.specTitle',
  'Project.gallery',
  'Project.partners',
  'Spaces.title',
  'Spaces.shortlist',
  'Units.all',
  'Footer.spaces',
])('the heading %s has capitals', (key) => {
  const text = String(valueAt(en, key.split('.')));
  const forms = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, form]) => form);
  const words = (forms.length > 0 ? forms.join(' ') : text).split(/[ -]/);
  expect(words.filter((word) => !small.test(word) && !/^\p{Lu}/u.test(word))).toEqual([]);
});
