/** The elements that mark an island and its slots in the HTML; style sheets give them no box. */
import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': Attributes & { name: string; children: ReactNode };
      'site-slot': Attributes & {
        name: string;
        hidden?: boolean;
        children?: ReactNode;
        ref?: (element: HTMLElement | null) => void;
        dangerouslySetInnerHTML?: { __html: string };
      };
    }
  }
}
