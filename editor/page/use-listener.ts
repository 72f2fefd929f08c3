import { useEffect } from 'react';

/** Listens to the window as long as the component is there. */
export function useListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  useEffect(() => {
    addEventListener(name, listener);
    return () => removeEventListener(name, listener);
  });
}
