/*
 * What the islands take from React, out of Preact's core and hooks: its own layer for React, which runs whole libraries,
 * makes every page 1.2 KB heavier. The build stops at a name that is missing here.
 */
import { type ComponentChild, hydrate } from 'preact';

export { Component, createElement } from 'preact';
export * from 'preact/hooks';

/** Takes the HTML in an element over. */
export function hydrateRoot(element: Element, island: ComponentChild): void {
  hydrate(island, element);
}

/** Preact hydrates at once. */
export function flushSync(work: () => void): void {
  work();
}
