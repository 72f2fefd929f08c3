import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** A value that a company may lack. A page then passes 0 or nothing, and a choice that omits the value. */
type OptionalValue = { key: RegExp; name: string; guard: string; choices: readonly string[] };

const optionalValues: OptionalValue[] = [
  { key: /./, name: 'builtArea', guard: 'areas', choices: ['both', 'built'] },
  { key: /./, name: 'plannedArea', guard: 'areas', choices: ['both'] },
  { key: /^InquiryForm\.notice$/, name: 'place', guard: 'abroad', choices: ['yes'] },
  { key: /^AccessibilityStatement\.inquiries$/, name: 'days', guard: 'named', choices: ['yes'] },
];

/** The selected choice of each argument around a part of a message. */
type Chosen = ReadonlyMap<string, string>;

/** Returns the optional values of a message outside of their choice, each with the choice that it needs. */
export function listUnguarded(key: string, message: readonly MessageFormatElement[]): OptionalValue[] {
  const values = optionalValues.filter((value) => value.key.test(key));
  return values.filter((value) => shows(value, message, new Map()));
}

function shows(value: OptionalValue, elements: readonly MessageFormatElement[], choices: Chosen): boolean {
  return elements.some((element): boolean => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return false;
    if (element.type === TYPE.tag) return shows(value, element.children, choices);
    if (element.value === value.name && !value.choices.includes(choices.get(value.guard) ?? '')) return true;
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return false;
    return Object.entries(element.options).some(([choice, option]) =>
      shows(value, option.value, new Map([...choices, [element.value, choice]])),
    );
  });
}
