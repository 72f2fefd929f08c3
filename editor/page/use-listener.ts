import { useEffect, useEffectEvent } from 'react';

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
  const listen = useEffectEvent(listener);
  useEffect(() => {
    addEventListener(name, listen);
    return () => removeEventListener(name, listen);
  }, [name]);
}
