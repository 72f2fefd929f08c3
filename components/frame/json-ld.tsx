import type { Node } from '@/lib/seo/graph';
import { toScriptJson } from './script-json';

type Props = { nodes: readonly Node[] };

/** Renders the structured data of the page (schema.org) as one graph. */
export function JsonLd({ nodes }: Props) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no tag can begin or end.
      dangerouslySetInnerHTML={{
        __html: toScriptJson({ '@context': 'https://schema.org', '@graph': nodes }),
      }}
    />
  );
}
