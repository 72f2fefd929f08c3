import { routing } from '../../i18n/routing';
import { type Field, localeOf, type Rule, twinOf } from './rule';

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
const anyMeasure = new RegExp(
  `${number}(?:מ״ר|sqm|דונם|dunams?|מ׳|מטרים|מטר|m|metres?|טון|tonnes?)(?![\\p{L}״])`,
  'gu',
);

/** Reports a text that has nearly the figure of the record, but never the figure itself. */
function otherFact(pattern: RegExp): Rule['wrong'] {
  return ({ record, field, value: fact }, { all }) => {
    if (typeof fact !== 'number') return undefined;
    const texts = all.filter((text) => text.record === record && isText(text));
    const named = texts.flatMap((text) => figuresIn(text, pattern).map((figure) => ({ figure, text })));
    const near = named.find(({ figure }) => figure > fact / 2 && figure < fact * 2);
    if (!near || named.some(({ figure }) => figure === fact)) return undefined;
    const values = { field, fact: String(fact) };
    return { key: 'figures.otherFact', values, field: near.text.field, value: near.text.value };
  };
}

/** A text with a figure that the same text in the first language has otherwise. */
const otherLanguage: Rule['wrong'] = (text, context) => {
  const original = isText(text) ? twinOf(text, routing.defaultLocale, context) : undefined;
  const known = original ? figuresIn(original, anyMeasure) : [];
  if (known.length === 0 || figuresIn(text, anyMeasure).every((figure) => known.includes(figure)))
    return undefined;
  const values = { field: original?.field ?? '', figures: known.join(', ') };
  return { key: 'figures.otherLanguage', values };
};

function isText(field: Field): boolean {
  return typeof field.value === 'string' && localeOf(field) !== undefined;
}

function figuresIn({ value }: Field, pattern: RegExp): number[] {
  return Array.from(String(value).matchAll(pattern), (match) =>
    Number(
      match
        .slice(1)
        .find((group) => group !== undefined)
        ?.replaceAll(',', ''),
    ),
  );
}

/** Figures in the texts of a project equal the record's, in every language. */
export const figureRules: Rule[] = [
  ...Object.entries(measures).map(
    ([name, pattern]): Rule => ({ at: `projects/* ${name}`, wrong: otherFact(pattern) }),
  ),
  { at: '** **', wrong: otherLanguage },
];
