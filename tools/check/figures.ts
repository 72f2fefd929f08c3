import { type Locale, routing } from '../../i18n/routing';
import { error, type Issue } from './issue';
import { listProjectFiles, listRecordFiles, readJsonFile } from './project-files';
import { around, listTexts, type Text } from './texts';

const number = String.raw`(\d[\d,]*(?:\.\d+)?)[ \u00A0]`;

/** A number and what it measures, as both languages write it; a height only where the text calls it one. */
const measures = {
  totalArea: new RegExp(`${number}(?:מ״ר|sqm)`, 'gu'),
  dunam: new RegExp(`${number}(?:דונם|dunams?)`, 'gu'),
  height: new RegExp(
    String.raw`(?:בגובה|גובהו|גובהה|[Hh]eight of) ${number}(?:מ׳|m)(?!\p{L}|[ \u00A0](?:נטו|פנוי|clear))|${number}m (?:high|tall)`,
    'gu',
  ),
};

/** The figures in the texts of a project are those of its record, and the same in every language. */
export function checkFigures(root: string): Issue[] {
  const texts = listTexts(root).filter(({ file }) => file.startsWith('content/'));
  return [
    ...listProjectFiles(root).flatMap((file) => otherFacts(root, file, texts)),
    ...listRecordFiles(root).flatMap((file) => otherLanguage(texts.filter((text) => text.file === file))),
  ];
}

/** A project of which a text names nearly the figure of the record, and never that figure itself. */
function otherFacts(root: string, file: string, texts: Text[]): Issue[] {
  const facts = readJsonFile(root, file)?.data as Record<string, unknown> | null | undefined;
  return Object.entries(measures).flatMap(([field, pattern]): Issue[] => {
    const fact = facts?.[field];
    if (typeof fact !== 'number') return [];
    const named = texts
      .filter((text) => text.file === file)
      .flatMap((text) => figuresIn(text.text, pattern).map((figure) => ({ ...figure, text })));
    const near = named.find(({ value }) => value > fact / 2 && value < fact * 2);
    if (!near || named.some(({ value }) => value === fact)) return [];
    const value = around(near.text.text, near.at, near.length);
    return [
      error({ file, field: near.text.field, value }, 'figures.otherFact', { field, fact: String(fact) }),
    ];
  });
}

/** Texts with a figure that the same text in the first language has otherwise. */
function otherLanguage(texts: Text[]): Issue[] {
  const all = new RegExp(`${number}(?:מ״ר|sqm|דונם|dunams?|מ׳|m)(?![\\p{L}״])`, 'gu');
  return texts.flatMap((text): Issue[] => {
    const field = fieldIn(routing.defaultLocale, text);
    const original = texts.find((each) => each !== text && each.field === field);
    const known = original ? figuresIn(original.text, all).map(({ value }) => value) : [];
    const other = figuresIn(text.text, all).find(({ value }) => known.length > 0 && !known.includes(value));
    if (!other) return [];
    const value = around(text.text, other.at, other.length);
    const values = { field, figures: known.join(', ') };
    return [error({ file: text.file, field: text.field, value }, 'figures.otherLanguage', values)];
  });
}

function fieldIn(locale: Locale, text: Text): string {
  return text.field
    .split('.')
    .map((name) => (name === text.locale ? locale : name))
    .join('.');
}

function figuresIn(text: string, pattern: RegExp): { value: number; at: number; length: number }[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const figure = match.slice(1).find((group) => group !== undefined) ?? '';
    return { value: Number(figure.replaceAll(',', '')), at: match.index, length: match[0].length };
  });
}
