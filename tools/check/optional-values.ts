import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * A value that a company may lack. A page then passes 0 or nothing, and a choice that omits the value; a value that is its
 * own guard is omitted by the one choice that is listed.
 */
type OptionalValue = { key: RegExp; name: string; guard: string; choices: readonly string[] };

const optionalValues: OptionalValue[] = [
  { key: /./, name: 'builtArea', guard: 'areas', choices: ['both', 'built'] },
  { key: /./, name: 'plannedArea', guard: 'areas', choices: ['both'] },
  { key: /^InquiryForm\.notice$/, name: 'place', guard: 'abroad', choices: ['yes'] },
  { key: /^AccessibilityStatement\.inquiries$/, name: 'days', guard: 'named', choices: ['yes'] },
  {
    key: /^(Unit\.(summary|similarUnit)|Units\.prefill|Metadata\.unitDescription)$/,
    name: 'level',
    guard: 'level',
    choices: ['none'],
  },
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
    const isGuard = element.type === TYPE.select && element.value === value.guard;
    const chosen = choices.get(value.guard);
    const isListed = value.choices.includes(chosen ?? '');
    const isChosen = value.name === value.guard ? chosen !== undefined && !isListed : isListed;
    if (element.value === value.name && !isGuard && !isChosen) return true;
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return false;
    return Object.entries(element.options).some(([choice, option]) =>
      shows(value, option.value, new Map([...choices, [element.value, choice]])),
    );
  });
}
