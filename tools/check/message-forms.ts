import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { nearName } from '../../content/read/near-names';
import { type Locale, routing } from '../../i18n/routing';
import { readCode } from './code-words';
import { describeIcuError } from './icu-errors';
import { error, type Issue } from './issue';
import type { Message as Sentence, Values } from './messages';
import { catalogOf, listFields } from './project-files';
import { around } from './texts';

/** CLDR, the forms that a count of people or days can need; Hebrew's dual is “two”. */
function neededForms(locale: Locale): string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}

const knownForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

type Message = {
  file: string;
  field: string;
  text: string;
  locale: Locale;
  elements: MessageFormatElement[];
};

/** Every message is ICU, asks for the same arguments and tags in every language, and has the forms of its counts. */
export function checkMessageForms(root: string): Issue[] {
  const issues: Issue[] = [];
  const catalogs = routing.locales.map((locale) => {
    return new Map(
      listFields(root, catalogOf(locale)).flatMap(({ file, field, value }): [string, Message][] => {
        try {
          const elements = elementsOf(parse(value, { captureLocation: true }));
          return [[field, { file, field, text: value, locale, elements }]];
        } catch (reason) {
          issues.push({ level: 'error', file, field, ...describeIcuError(reason, value) });
          return [];
        }
      }),
    );
  });
  const filled = new Set(readCode(root).flatMap(({ names }) => [...names]));
  for (const message of catalogs.flatMap((catalog) => [...catalog.values()])) {
    issues.push(...strayMarks(message), ...wrongForms(message), ...unfilled(message, filled));
  }
  const [hebrew, ...others] = catalogs;
  for (const [key, message] of others.flatMap((catalog) => [...catalog])) {
    const original = hebrew?.get(key);
    const known = [original, message].every((each) => each && unfilled(each, filled).length === 0);
    if (original && known) issues.push(...differences(original, message));
  }
  return issues;
}

const html = /^<(a|b|i|u|s|p|br|em|strong|small|big|sub|sup|span|div|font|h[1-6]|ul|ol|li|img)>$/;

/** Tags of HTML, and arguments and tags that no page fills in. */
function unfilled({ file, field, text, ...message }: Message, filled: Set<string>): Issue[] {
  return needsOf(message).flatMap((need): Issue[] => {
    const name = need.replace(/^[<{]|[>}].*$|,.*$/g, '');
    const place = { file, field, value: around(text, text.indexOf(name), name.length) };
    const isTag = need.startsWith('<');
    // A tag of one letter is never ours, though the code has names of one letter.
    if (isTag ? name.length > 1 && filled.has(`${name}:`) : filled.has(name)) return [];
    if (isTag && html.test(need)) return [error(place, 'forms.html', { tag: need, endTag: `</${name}>` })];
    return [error(place, 'forms.unfilled', { name: need })];
  });
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
function strayMarks({ file, field, text, elements }: Message): Issue[] {
  return elements.flatMap((element): Issue[] => {
    if (element.type !== TYPE.literal || !/[{}<>]/.test(element.value)) return [];
    const value = around(text, element.location?.start.offset ?? 0, element.value.length);
    return [error({ file, field, value }, 'forms.strayMarks')];
  });
}

function wrongForms({ file, field, text, locale, elements }: Message): Issue[] {
  const counts = elements.filter((element): element is PluralElement => element.type === TYPE.plural);
  return counts.flatMap((count) => {
    const forms = Object.keys(count.options);
    const value = around(text, count.location?.start.offset ?? 0, 20);
    const issue = (key: Sentence['key'], values: Values) => error({ file, field, value }, key, values);
    const unknown = forms.filter((form) => !knownForms.includes(form) && !/^=\d+$/.test(form));
    const lacking = neededForms(locale).filter((form) => !forms.includes(form));
    return [
      ...unknown.map((form) => issue('forms.unknown', { form, near: nearName(form, knownForms) ?? 'other' })),
      ...lacking.map((form) => issue('forms.lacking', { name: `{${count.value}}`, form })),
    ];
  });
}

/** What the caller of a message must pass: `{name}`, `{count, number}`, `<tag>`. */
function needsOf(message: Pick<Message, 'elements'>): string[] {
  const needs = message.elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`];
    if (element.type === TYPE.argument) return [`{${element.value}}`];
    // A count takes a number, so one language may count where the other only shows the figure.
    return [`{${element.value}, ${element.type === TYPE.plural ? 'number' : TYPE[element.type]}}`];
  });
  return [...new Set(needs)].sort();
}

function differences(original: Message, message: Message): Issue[] {
  const [first, second] = [needsOf(original), needsOf(message)];
  const lacking = first.filter((need) => !second.includes(need));
  const extra = second.filter((need) => !first.includes(need));
  if (lacking.length + extra.length === 0) return [];
  const { file, field, text: value } = message;
  const values = { other: original.file, extra: extra.join(' '), lacking: lacking.join(' ') };
  if (lacking.length === 0) return [error({ file, field, value }, 'forms.extra', values)];
  return [error({ file, field, value }, extra.length > 0 ? 'forms.different' : 'forms.missing', values)];
}
