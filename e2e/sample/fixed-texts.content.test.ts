import { readFileSync } from 'node:fs';
import { valueAt } from '@/lib/value-at';
import en from '@/messages/en.json';
import fixed from './fixed-texts.json';

/* Texts of the specification, with plain hyphens and dots. Another company deletes this folder. */

test.each(Object.entries(fixed))('%s has the letters of the specification', (file, texts) => {
  const data = JSON.parse(readFileSync(file, 'utf8'));
  const written = Object.keys(texts).map((field) => [field, valueAt(data, field.split('.'))]);
  expect(Object.fromEntries(written)).toEqual(texts);
});

test.each([
  ['technical', 'Technical support'],
  ['display', 'Display adjustments'],
  ['inquiries', 'Sunday-Thursday'],
] as const)('%s of the English statement has “%s”', (key, letters) => {
  expect(en.AccessibilityStatement[key]).toContain(letters);
});
