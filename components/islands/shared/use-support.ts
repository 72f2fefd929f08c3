import { useLayoutEffect, useState } from 'react';

/** Returns whether the browser has a function; true at the first render, which must match the HTML. */
export function useSupport(isSupported: () => boolean): boolean {
  const [supported, setSupported] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a browser neither gains nor loses a function.
  useLayoutEffect(() => setSupported(isSupported()), []);
  return supported;
}
