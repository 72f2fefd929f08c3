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
        __html: toScriptJson(withoutPaths({ '@context': 'https://schema.org', '@graph': nodes })),
      }}
    />
  );
}
