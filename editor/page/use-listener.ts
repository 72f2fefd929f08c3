import { useEffect, useRef } from 'react';

/**
 * Listens to the window as long as the component is there.
 *
 * It is added once, not at each render: a listener before it may cause a render, and one that is taken away meanwhile
 * would miss the event.
 */
export function useListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const listen = (event: WindowEventMap[Name]) => latest.current(event);
    addEventListener(name, listen);
    return () => removeEventListener(name, listen);
  }, [name]);
}
