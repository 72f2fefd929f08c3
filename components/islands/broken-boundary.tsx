'use client';

// Not from `next/error`, which brings 2 KB of the Pages Router along.
import { catchError } from 'next/dist/client/components/catch-error';
import type { ErrorInfo } from 'next/error';

type Props = {
  className: string | undefined;
  words: Record<'title' | 'text' | 'retry' | 'home', string>;
  homeHref: string;
};

function BrokenPage({ className, words, homeHref }: Props, { retry }: ErrorInfo) {
  return (
    <main>
      <div className={className} role="alert">
        <h1>{words.title}</h1>
        <p className="lead">{words.text}</p>
        <button type="button" className="button" onClick={retry}>
          {words.retry}
        </button>
        {/* A new document: what broke may break again within this one. */}
        <a className="link" href={homeHref} target="_self">
          {words.home}
        </a>
      </div>
    </main>
  );
}

/** Shows a page of apology in place of children that fail in the browser; redirects and not-found pages pass through. */
export const BrokenBoundary = catchError(BrokenPage);
