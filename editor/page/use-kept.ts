import { useEffect, useState } from 'react';

/** A choice that this browser remembers; the first one until another is made. */
export function useKept<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const key = `editor-${name}`;
  const [choice, choose] = useState(
    () => choices.find((each) => each === localStorage.getItem(key)) ?? choices[0],
  );
  useEffect(() => localStorage.setItem(key, choice), [key, choice]);
  return [choice, choose] as const;
}
