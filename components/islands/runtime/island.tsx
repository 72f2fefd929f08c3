import type { ComponentType, ReactNode } from 'react';
import { toScriptJson } from '../../frame/script-json';
import { splitProps } from './split-props';

type Props<P> = {
  /** The component under its own name, by which the browser finds it: `{ Carousel }`. */
  component: Record<string, ComponentType<P>>;
  /** JSON and nodes; a node is rendered on the server only. */
  props: P;
  /**
   * The props, or their parts (`words.icon`), whose nodes the component shows only later: their HTML is kept hidden.
   */
  later?: readonly string[];
};

/**
 * Renders a component of `components/islands` with everything that its hydration needs: its name, its props as JSON,
 * and its nodes as slots. `components/islands/runtime/hydrate.ts` is the counterpart in the browser.
 *
 * @throws Error when a prop is neither JSON nor a node
 */
export function Island<P extends object>({ component, props, later = [] }: Props<P>) {
  const [[name, Component] = []] = Object.entries(component);
  if (!name || !Component) throw new Error('An island has one component, under its own name.');
  const slots = new Map<string, ReactNode>();
  const { json, live } = splitProps(props, '', slots);
  const isLater = (path: string) => later.some((prop) => path === prop || path.startsWith(`${prop}.`));
  return (
    <site-island name={name}>
      <Component {...(live as P)} />
      {[...slots]
        .filter(([path]) => isLater(path))
        .map(([path, node]) => (
          <site-slot key={path} name={path} hidden>
            {node}
          </site-slot>
        ))}
      {Object.keys(props).length > 0 && (
        <script
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no tag can begin or end.
          dangerouslySetInnerHTML={{ __html: toScriptJson(json) }}
        />
      )}
    </site-island>
  );
}
