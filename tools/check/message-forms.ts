import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { nearName } from '../../content/read/near-names';
import { type Locale, routing } from '../../i18n/routing';
import type { CodeKeys, Use } from './code-keys';
import { describeIcuError } from './icu-errors';
import { error, type Issue } from './issue';
import type { Site } from './read';
import type { Message as Sentence, Values } from './sentences';
import { catalogOf } from './site-files';
import { around } from './texts';

/** CLDR, the forms that a count of people or days can need; Hebrew's dual is “two”. */
const knownForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

type Message = {
  file: string;
  field: string;
  text: string;
  locale: Locale;
  elements: MessageFormatElement[];
  needs: string[];
};

/** Every message is ICU, asks for the same arguments and tags in every language, and has the forms of its counts. */
export function checkMessageForms({ files }: Site, { uses, names }: CodeKeys): Issue[] {
  const issues: Issue[] = [];
  const messages = new Map<string, Message[]>();
  for (const locale of routing.locales) {
    const file = catalogOf(locale);
    for (const { field, value: text } of files.get(file)?.strings ?? []) {
      try {
        const tree = parse(text, { captureLocation: true });
        const message = { file, field, text, locale, elements: elementsOf(tree), needs: needsOf(tree) };
        messages.set(field, [...(messages.get(field) ?? []), message]);
      } catch (reason) {
        issues.push({ level: 'error', file, field, ...describeIcuError(reason, text) });
      }
    }
  }
  for (const [field, [original, ...others]] of messages) {
    if (!original) continue;
    const calls = uses.filter(({ keys }) => keys.includes(field));
    const filled = calls.flatMap((call) => call.filled ?? []);
    const isKnown = calls.length > 0 && calls.every((call) => call.filled);
    const fills = (name: string) => (isKnown ? filled.includes(name) : names.has(name));
    const all = [original, ...others];
    // What is wrong in every language is one slip, and what nothing fills in is no difference.
    const own = unfilled(original, fills);
    issues.push(...all.flatMap((message) => [...strayMarks(message), ...wrongForms(message)]), ...own);
    if (isKnown) issues.push(...unused(original, all, calls));
    if (own.length > 0 || original.file !== catalogOf(routing.defaultLocale)) continue;
    for (const message of others) {
      const wrong = unfilled(message, fills);
      issues.push(...(wrong.length > 0 ? wrong : differences(original, message)));
    }
  }
  return issues;
}

const html = /^<(a|b|i|u|s|p|br|em|strong|small|big|sub|sup|span|div|font|h[1-6]|ul|ol|li|img)>$/;

const nameOf = (need: string) => need.replace(/^[<{]|[>}].*$|,.*$/g, '');

/** Tags of HTML, and arguments and tags that no page fills in. */
function unfilled({ file, field, text, needs }: Message, fills: (name: string) => boolean): Issue[] {
  return needs.flatMap((need): Issue[] => {
    const name = nameOf(need);
    if (fills(name) && !(html.test(need) && name.length === 1)) return [];
    const place = { file, field, value: around(text, text.indexOf(name), name.length) };
    if (html.test(need)) return [error(place, 'forms.html', { tag: need, endTag: `</${name}>` })];
    return [error(place, 'forms.unfilled', { name: need })];
  });
}

/** What a page fills in and no language shows: the value was written in the place of its argument. */
function unused({ file, field, text }: Message, all: Message[], calls: Use[]): Issue[] {
  const shown = new Set(all.flatMap(({ needs }) => needs.map(nameOf)));
  return calls.flatMap(({ file: user, filled = [] }) =>
    filled
      .filter((name) => !shown.has(name))
      .map((name) => error({ file, field, value: text }, 'forms.unused', { user, name: `{${name}}` })),
  );
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
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const lacking = needed.filter((form) => !forms.includes(form));
    const empty = forms.filter((form) => count.options[form]?.value.every(isBlank));
    return [
      ...unknown.map((form) => issue('forms.unknown', { form, near: nearName(form, knownForms) ?? 'other' })),
      ...lacking.map((form) => issue('forms.lacking', { name: `{${count.value}}`, form })),
      ...empty.map((form) => issue('forms.empty', { form })),
    ];
  });
}

const isBlank = (element: MessageFormatElement) => element.type === TYPE.literal && !element.value.trim();

/** What the caller of a message must pass: `{name}`, `{count, number}`, `<tag>`. */
export function needsOf(message: MessageFormatElement[]): string[] {
  const needs = elementsOf(message).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`];
    if (element.type === TYPE.argument) return [`{${element.value}}`];
    // A count takes a number, so one language may count where the other only shows the figure.
    return [`{${element.value}, ${element.type === TYPE.plural ? 'number' : TYPE[element.type]}}`];
  });
  return [...new Set(needs)].sort();
}

function differences(original: Message, message: Message): Issue[] {
  const lacking = original.needs.filter((need) => !message.needs.includes(need));
  const extra = message.needs.filter((need) => !original.needs.includes(need));
  if (lacking.length + extra.length === 0) return [];
  const { file, field, text: value } = message;
  const values = { other: original.file, extra: extra.join(' '), lacking: lacking.join(' ') };
  if (lacking.length === 0) return [error({ file, field, value }, 'forms.extra', values)];
  return [error({ file, field, value }, extra.length > 0 ? 'forms.different' : 'forms.missing', values)];
}
