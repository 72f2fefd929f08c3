import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { nearName } from '../../content/read/near-names';
import { type Locale, routing } from '../../i18n/routing';
import type { Finding } from './finding';
import { tellIcuFault } from './icu-faults';
import { catalogOf, readJsonFile } from './project-files';
import { around } from './texts';

/** CLDR, the forms that a count of people or days can need; Hebrew's dual is “two”. */
const neededForms: Record<Locale, string[]> = { he: ['one', 'two', 'other'], en: ['one', 'other'] };
const knownForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

type Message = {
  file: string;
  field: string;
  text: string;
  locale: Locale;
  elements: MessageFormatElement[];
};

/** Every message is ICU, asks for the same arguments and tags in both languages, and has the forms of its counts. */
export function checkMessageForms(root: string): Finding[] {
  const findings: Finding[] = [];
  const [hebrew, english] = routing.locales.map((locale) => {
    const strings = readJsonFile(root, catalogOf(locale))?.strings ?? [];
    return new Map(
      strings.flatMap(({ path, value }): [string, Message][] => {
        const message = { file: catalogOf(locale), field: path.join('.'), text: value, locale };
        try {
          return [
            [message.field, { ...message, elements: elementsOf(parse(value, { captureLocation: true })) }],
          ];
        } catch (error) {
          findings.push({
            level: 'error',
            file: message.file,
            field: message.field,
            ...tellIcuFault(error, value),
          });
          return [];
        }
      }),
    );
  }) as [Map<string, Message>, Map<string, Message>];
  for (const message of [...hebrew.values(), ...english.values()]) {
    findings.push(...strayMarks(message), ...wrongForms(message));
  }
  for (const [key, message] of english) {
    const original = hebrew.get(key);
    if (original) findings.push(...differences(original, message));
  }
  return findings;
}

/** All elements, those inside counts and tags too. */
function elementsOf(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap((option) => elementsOf(option.value))];
  });
}

/** The parser takes a } or > that nothing opened for a sign of the text. */
function strayMarks({ file, field, text, elements }: Message): Finding[] {
  return elements.flatMap((element): Finding[] => {
    if (element.type !== TYPE.literal || !/[{}<>]/.test(element.value)) return [];
    const value = around(text, element.location?.start.offset ?? 0, element.value.length);
    const cure = 'visitors would see the braces or angle brackets here: write {name} and <name>…</name>';
    return [{ level: 'error', file, field, value, cure }];
  });
}

function wrongForms({ file, field, text, locale, elements }: Message): Finding[] {
  const counts = elements.filter((element): element is PluralElement => element.type === TYPE.plural);
  return counts.flatMap((count) => {
    const forms = Object.keys(count.options);
    const value = around(text, count.location?.start.offset ?? 0, 20);
    const error = (cure: string): Finding => ({ level: 'error', file, field, value, cure });
    const unknown = forms.filter((form) => !knownForms.includes(form) && !/^=\d+$/.test(form));
    const lacking = neededForms[locale].filter((form) => !forms.includes(form));
    return [
      ...unknown.map((form) =>
        error(`no count has a form “${form}”: did you mean “${nearName(form, knownForms) ?? 'other'}”?`),
      ),
      ...lacking.map((form) => error(`{${count.value}} lacks its form for “${form}”: add ${form} {…}`)),
    ];
  });
}

/** What the caller of a message must pass: `{name}`, `{count, number}`, `<tag>`. */
function needsOf(message: Message): string[] {
  const needs = message.elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`];
    if (element.type === TYPE.argument) return [`{${element.value}}`];
    // A count takes a number, so one language may count where the other only shows the figure.
    return [`{${element.value}, ${element.type === TYPE.plural ? 'number' : TYPE[element.type]}}`];
  });
  return [...new Set(needs)].sort();
}

function differences(hebrew: Message, english: Message): Finding[] {
  const [first, second] = [needsOf(hebrew), needsOf(english)];
  const onlyHebrew = first.filter((need) => !second.includes(need));
  const onlyEnglish = second.filter((need) => !first.includes(need));
  if (onlyHebrew.length + onlyEnglish.length === 0) return [];
  const here = onlyEnglish.length > 0 ? onlyEnglish.join(' ') : `no ${onlyHebrew.join(' ')}`;
  const there = onlyHebrew.length > 0 ? onlyHebrew.join(' ') : `no ${onlyEnglish.join(' ')}`;
  const cure = `has ${here} where ${hebrew.file} has ${there}: write the same in both`;
  return [{ level: 'error', file: english.file, field: english.field, value: english.text, cure }];
}
