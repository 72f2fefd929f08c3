import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** A value that a company may lack: a page passes 0 or nothing then, and a choice that leaves it out. */
type OptionalValue = { key: RegExp; name: string; guard: string; choices: readonly string[] };

const optionalValues: OptionalValue[] = [
  { key: /./, name: 'builtArea', guard: 'areas', choices: ['both', 'built'] },
  { key: /./, name: 'plannedArea', guard: 'areas', choices: ['both'] },
  { key: /^InquiryForm\.notice$/, name: 'place', guard: 'abroad', choices: ['yes'] },
  { key: /^AccessibilityStatement\.inquiries$/, name: 'days', guard: 'named', choices: ['yes'] },
];

/** The choice of each argument under which a part of a message is shown. */
type Chosen = ReadonlyMap<string, string>;

/** Returns the values of a message that would be shown where the company has none, each with the choice for it. */
export function listUnguarded(key: string, message: readonly MessageFormatElement[]): OptionalValue[] {
  const values = optionalValues.filter((value) => value.key.test(key));
  return values.filter((value) => shows(value, message, new Map()));
}

function shows(value: OptionalValue, elements: readonly MessageFormatElement[], chosen: Chosen): boolean {
  return elements.some((element): boolean => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return false;
    if (element.type === TYPE.tag) return shows(value, element.children, chosen);
    if (element.value === value.name && !value.choices.includes(chosen.get(value.guard) ?? '')) return true;
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return false;
    return Object.entries(element.options).some(([choice, option]) =>
      shows(value, option.value, new Map([...chosen, [element.value, choice]])),
    );
  });
}
