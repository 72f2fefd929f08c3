import type { Node } from '@/lib/seo/graph';
import { withoutPaths } from '@/lib/text-paths';
import { toScriptJson } from './script-json';

type Props = { nodes: readonly Node[] };

/** Renders the structured data of the page (schema.org) as one graph. */
export function JsonLd({ nodes }: Props) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no tag can begin or end.
      dangerouslySetInnerHTML={{
        __html: toScriptJson({ '@context': 'https://schema.org', '@graph': withoutEmptyLists(nodes) }),
      }}
    />
  );
}

/** Returns a copy without lists that have no item, which a graph must not have, and without paths of the editor. */
function withoutEmptyLists(nodes: readonly Node[]): unknown {
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
  return JSON.parse(
    JSON.stringify(withoutPaths(nodes), (_key, value) => (isEmpty(value) ? undefined : value)),
  );
}
