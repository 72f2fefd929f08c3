/*
 * The React API that the islands use, from Preact's core and hooks: its compatibility layer, which runs whole
 * libraries, makes every page 1.2 KB heavier. The build fails at a name that is missing here.
 */
import { type ComponentChild, hydrate } from 'preact';

export { Component, createElement } from 'preact';
export * from 'preact/hooks';

/** Hydrates an element. */
export function hydrateRoot(element: Element, island: ComponentChild): void {
  hydrate(island, element);
}

/** Runs the work directly, because Preact hydrates synchronously. */
export function flushSync(work: () => void): void {
  work();
}
