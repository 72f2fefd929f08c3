import { isValidElement, type ReactNode } from 'react';

/** Replaces a node in the JSON of an island: the name of the slot that holds the node's HTML. */
export type SlotReference = { $slot: string };

type Split = {
  /** The props as JSON, with a reference in place of each node. */
  json: unknown;
  /** The props to render, with each node inside its slot. */
  live: unknown;
};

/**
 * Splits the props of an island into JSON, which the browser reads, and nodes, whose HTML is in the page.
 *
 * @param value a prop, or all of them
 * @param path of the value, as in `items.0.node`: the name of its slot
 * @param slots gets every node under the name of its slot
 * @throws Error when a value is neither JSON nor a node
 */
export function splitProps(value: unknown, path: string, slots: Map<string, ReactNode>): Split {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) {
    return { json: value, live: value };
  }
  if (isNode(value)) {
    slots.set(path, value);
    return { json: { $slot: path }, live: <site-slot name={path}>{value}</site-slot> };
  }
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Error(`“${path}” is a ${typeof value}: pass strings, numbers, lists, plain objects or nodes.`);
  }
  const entries = Object.entries(value as object).map(
    ([key, part]) => [key, splitProps(part, path ? `${path}.${key}` : key, slots)] as const,
  );
  const collect = (part: keyof Split) =>
    isList
      ? entries.map(([, split]) => split[part])
      : Object.fromEntries(entries.map(([key, split]) => [key, split[part]]));
  return { json: collect('json'), live: collect('live') };
}

/** Tells whether a value is an element, or a list of elements and text, as JSX children and rich messages are. */
function isNode(value: unknown): value is ReactNode {
  return isValidElement(value) || (Array.isArray(value) && value.some((item) => isValidElement(item)));
}
