import { useEffect, useEffectEvent } from 'react';

/**
 * Listens to the window as long as the component is there.
 *
 * Adds the listener once, not at each render: a render between two listeners of one event would remove it, and it would
 * miss the event.
 */
export function useListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    addEventListener(name, listen);
    return () => removeEventListener(name, listen);
  }, [name]);
}
