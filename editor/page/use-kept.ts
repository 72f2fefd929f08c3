import { useState } from 'react';

/** A choice that this browser remembers; the first one until another is made. */
export function useKept<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const key = `editor-${name}`;
  const [chosen, setChosen] = useState(() => choices.find((known) => known === localStorage.getItem(key)));
  const choose = (choice: Choice) => {
    localStorage.setItem(key, choice);
    setChosen(choice);
  };
  return [chosen ?? choices[0], choose] as const;
}
