import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { nearName } from '../../content/read/near-names';
import { type Locale, routing } from '../../i18n/routing';
import { readCode } from './code-words';
import type { Finding } from './finding';
import { tellIcuFault } from './icu-faults';
import { catalogOf, readJsonFile } from './project-files';
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
export function checkMessageForms(root: string): Finding[] {
  const findings: Finding[] = [];
  const catalogs = routing.locales.map((locale) => {
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
  });
  const filled = new Set(readCode(root).flatMap(({ names }) => [...names]));
  for (const message of catalogs.flatMap((catalog) => [...catalog.values()])) {
    findings.push(...strayMarks(message), ...wrongForms(message), ...unfilled(message, filled));
  }
  const [hebrew, ...others] = catalogs;
  for (const [key, message] of others.flatMap((catalog) => [...catalog])) {
    const original = hebrew?.get(key);
    const known = [original, message].every((each) => each && unfilled(each, filled).length === 0);
    if (original && known) findings.push(...differences(original, message));
  }
  return findings;
}

const html = /^<(a|b|i|u|s|p|br|em|strong|small|big|sub|sup|span|div|font|h[1-6]|ul|ol|li|img)>$/;

/** Tags of HTML, and arguments and tags that no page fills in. */
function unfilled({ file, field, text, ...message }: Message, filled: Set<string>): Finding[] {
  return needsOf(message).flatMap((need): Finding[] => {
    const name = need.replace(/^[<{]|[>}].*$|,.*$/g, '');
    const error = (cure: string): Finding[] => {
      return [{ level: 'error', file, field, value: around(text, text.indexOf(name), name.length), cure }];
    };
    const isTag = need.startsWith('<');
    // A tag of one letter is never ours, though the code has names of one letter.
    if (isTag ? name.length > 1 && filled.has(`${name}:`) : filled.has(name)) return [];
    if (isTag && html.test(need)) return error(`a text has no HTML: take away ${need} and </${name}>`);
    return error(`no page fills in ${need}: write the name as the other language has it, or take it away`);
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
    const lacking = neededForms(locale).filter((form) => !forms.includes(form));
    return [
      ...unknown.map((form) =>
        error(`no count has a form “${form}”: did you mean “${nearName(form, knownForms) ?? 'other'}”?`),
      ),
      ...lacking.map((form) => error(`{${count.value}} lacks its form for “${form}”: add ${form} {…}`)),
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

function differences(original: Message, message: Message): Finding[] {
  const [first, second] = [needsOf(original), needsOf(message)];
  const lacking = first.filter((need) => !second.includes(need));
  const extra = second.filter((need) => !first.includes(need));
  if (lacking.length + extra.length === 0) return [];
  const here = extra.length > 0 ? extra.join(' ') : `no ${lacking.join(' ')}`;
  const there = lacking.length > 0 ? lacking.join(' ') : `no ${extra.join(' ')}`;
  const cure = `has ${here} where ${original.file} has ${there}: write the same in both`;
  return [{ level: 'error', file: message.file, field: message.field, value: message.text, cure }];
}
