import { routing } from '../../i18n/routing';
import { type Field, localeOf, type Rule, twinOf } from './rule';

/** A figure before its unit or noun; English compounds have a hyphen between them. */
export const number = String.raw`(\d[\d,]*(?:\.\d+)?)[ \u00A0-]`;

/** Facts of a record as both languages write them: a number and its unit. A height also needs a word such as “high”. */
const measures = {
  totalArea: new RegExp(`${number}(?:מ״ר|sqm|sq m)`, 'gu'),
  dunam: new RegExp(`${number}(?:דונם|dunams?)`, 'gu'),
  height: new RegExp(
    String.raw`(?:בגובה|גובהו|גובהה|[Hh]eight of) ${number}(?:מ׳|m)(?!\p{L}|[ \u00A0](?:נטו|פנוי|clear))|${number}m (?:high|tall)`,
    'gu',
  ),
  'facts.clearHeight': new RegExp(`${number}(?:מ׳|מטרים|m|metres)[ \u00A0](?:נטו|(?:is )?clear)`, 'gu'),
  'facts.floorLoad': new RegExp(`${number}(?:טון|tonnes?|t)(?: ל|[ \u00A0]per |/)(?:מ״ר|sqm|sq m|m²)`, 'gu'),
  'facts.dockDoors': new RegExp(`${number}(?:רציפי|dock doors|docks)`, 'gu'),
  'facts.lorrySpaces': new RegExp(
    `${number}(?:חניות למשאיות|truck spaces|(?:HGV|lorry)(?: parking)? spaces)`,
    'gu',
  ),
  'facts.carSpaces': new RegExp(`${number}(?:מקומות חניה|(?:car|parking|car parking) spaces)`, 'gu'),
  'facts.power': new RegExp(`${number}(?:קו״א|kVA)`, 'gu'),
  'facts.solar': new RegExp(`${number}(?:קילוואט|kWp)`, 'gu'),
};
const anyMeasure = new RegExp(
  `${number}(?:מ״ר|sqm|sq m|דונם|dunams?|מ׳|מטרים|מטר|m|metres?|טון|tonnes?)(?![\\p{L}״])`,
  'gu',
);

/** Reports a text with a figure close to the record's, when no text has the exact figure. */
function otherFact(pattern: RegExp): Rule['wrong'] {
  return ({ record, field, value: fact }, { all }) => {
    if (typeof fact !== 'number') return undefined;
    const texts = all.filter((text) => text.record === record && isText(text));
    const mentions = texts.flatMap((text) => figuresIn(text, pattern).map((figure) => ({ figure, text })));
    const nearMention = mentions.find(({ figure }) => figure > fact / 2 && figure < fact * 2);
    if (!nearMention || mentions.some(({ figure }) => figure === fact)) return undefined;
    const values = { field, fact: String(fact) };
    return { key: 'figures.otherFact', values, field: nearMention.text.field, value: nearMention.text.value };
  };
}

/** Reports a text with a figure that differs from the same text in the first language. */
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
    readFigure(match.slice(1).find((group) => group !== undefined)),
  );
}

/** Parses a figure with commas between its thousands. */
export function readFigure(figure = ''): number {
  return Number(figure.replaceAll(',', ''));
}

/** Figures in the texts of a project equal the fields of its record, in every language. */
export const figureRules: Rule[] = [
  ...Object.entries(measures).map(
    ([name, pattern]): Rule => ({ at: `projects/* ${name}`, wrong: otherFact(pattern) }),
  ),
  { at: '** **', wrong: otherLanguage },
];
