import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../i18n/routing';
import { nearName } from '../../model/near-names';
import type { CodeWords } from './code-words';
import { describeIcuError } from './icu-errors';
import { error, type Issue } from './issue';
import { listUnguarded } from './optional-values';
import { pluralForms } from './plural-forms';
import { isFilledByRoutes } from './route-values';
import type { Message as Sentence, Values } from './sentences';
import { around } from './texts';

/** A catalog: its texts and groups by their keys; the key of the whole is `''`. */
export type Catalog = { file: string; locale: Locale; parts: ReadonlyMap<string, unknown> };

type Message = {
  file: string;
  field: string;
  text: string;
  locale: Locale;
  tree: MessageFormatElement[];
  elements: MessageFormatElement[];
  needs: string[];
};

/** Reports messages with invalid ICU syntax, different arguments or tags by language, or missing plural forms. */
export function checkMessageForms(catalogs: readonly Catalog[], code: CodeWords): Issue[] {
  const fields = new Set(catalogs.flatMap(({ parts }) => [...parts.keys()]));
  return [...fields].flatMap((field) => {
    const issues: Issue[] = [];
    const messages = catalogs.flatMap(({ file, locale, parts }): Message[] => {
      const text = parts.get(field);
      if (typeof text !== 'string') return [];
      try {
        const tree = parse(text, { captureLocation: true });
        return [{ file, field, text, locale, tree, elements: elementsOf(tree), needs: needsOf(tree) }];
      } catch (reason) {
        issues.push({ level: 'error', file, field, ...describeIcuError(reason, text) });
        return [];
      }
    });
    return [
      ...issues,
      ...messages.flatMap(wrongElements),
      ...messages.flatMap(unguarded),
      ...wrongNeeds(messages, code),
    ];
  });
}

/** Reports arguments and tags of a message that no page fills in, or that differ between languages. */
function wrongNeeds([original, ...otherMessages]: Message[], { names }: CodeWords): Issue[] {
  if (!original) return [];
  // A mistake in every language is reported once, and an unfilled argument does not count as a difference.
  const originalIssues = unfilled(original, names);
  return [
    ...originalIssues,
    ...(originalIssues.length > 0 ? [] : otherMessages).flatMap((message) => {
      const wrong = unfilled(message, names);
      return wrong.length > 0 ? wrong : differences(original, message);
    }),
  ];
}

const html = /^<(a|b|i|u|s|p|br|em|strong|small|big|sub|sup|span|div|font|h[1-6]|ul|ol|li|img)>$/;

const nameOf = (need: string) => need.replace(/^[<{]|[>}].*$|,.*$/g, '');

/** Reports HTML tags, and arguments and tags that no page fills in. */
function unfilled({ file, field, text, needs }: Message, names: CodeWords['names']): Issue[] {
  return needs.flatMap((need): Issue[] => {
    const name = nameOf(need);
    const isFilled = names(name) && isFilledByRoutes(field, name);
    if (isFilled && !(html.test(need) && name.length === 1)) return [];
    const place = { file, field, value: around(text, text.indexOf(name), name.length) };
    if (html.test(need)) return [error(place, 'forms.html', { tag: need, endTag: `</${name}>` })];
    return [error(place, 'forms.unfilled', { name: need })];
  });
}

/** Reports optional values outside of a choice on them, because the sentence would show 0 for a missing value. */
function unguarded({ file, field, text, tree }: Message): Issue[] {
  return listUnguarded(field, tree).map(({ name, guard, choices: [choice = ''] }) =>
    error({ file, field, value: around(text, text.indexOf(name), name.length) }, 'forms.unguarded', {
      name: `{${name}}`,
      guard,
      choice,
    }),
  );
}

function differences(original: Message, { file, field, text: value, needs }: Message): Issue[] {
  const lacking = original.needs.filter((need) => !needs.includes(need)).join(' ');
  const extra = needs.filter((need) => !original.needs.includes(need)).join(' ');
  const key = !lacking ? 'forms.extra' : extra ? 'forms.different' : 'forms.missing';
  return lacking || extra
    ? [error({ file, field, value }, key, { other: original.file, extra, lacking })]
    : [];
}

/** Returns all elements, including nested ones in plurals and tags. */
function elementsOf(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap((option) => elementsOf(option.value))];
  });
}

/** Reports a stray } or >, which the parser accepts as text, and missing or unknown plural forms. */
function wrongElements({ file, field, text, locale, elements }: Message): Issue[] {
  return elements.flatMap((element) => {
    const issue = (key: Sentence['key'], values?: Values) => {
      const length = element.type === TYPE.literal ? element.value.length : 20;
      return error(
        { file, field, value: around(text, element.location?.start.offset ?? 0, length) },
        key,
        values,
      );
    };
    if (element.type === TYPE.literal) return /[{}<>]/.test(element.value) ? issue('forms.strayMarks') : [];
    if (element.type !== TYPE.plural) return [];
    const forms = Object.keys(element.options);
    const unknownForms = forms.filter((form) => !pluralForms.includes(form) && !/^=\d+$/.test(form));
    const neededForms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const missingForms = neededForms.filter((form) => !forms.includes(form)).map((form) => `${form} {…}`);
    const emptyForms = forms.filter((form) => element.options[form]?.value.every(isBlank));
    return [
      ...unknownForms.map((form) =>
        issue('forms.unknown', { form, near: nearName(form, pluralForms) ?? 'other' }),
      ),
      // One issue for all forms, because only the first issue of a text is shown.
      ...(missingForms.length > 0
        ? [issue('forms.lacking', { name: `{${element.value}}`, added: missingForms.join(' ') })]
        : []),
      ...emptyForms.map((form) => issue('forms.empty', { form })),
    ];
  });
}

const isBlank = (element: MessageFormatElement) => element.type === TYPE.literal && !element.value.trim();

/** Lists the arguments of a message: `{name}`, `{count, number}`, `<tag>`. */
export function needsOf(message: MessageFormatElement[]): string[] {
  const needs = elementsOf(message).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`];
    if (element.type === TYPE.argument) return [`{${element.value}}`];
    // A plural is a number too, so that one language may have a plural and another the figure.
    return [`{${element.value}, ${element.type === TYPE.plural ? 'number' : TYPE[element.type]}}`];
  });
  return [...new Set(needs)].sort();
}
