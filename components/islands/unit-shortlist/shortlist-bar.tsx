import { useEffect, useState } from 'react';

type Props = {
  status: string | undefined;
  /** The text of the link to the comparison; undefined without a marked unit. */
  go: string | undefined;
};

/** Announces the number of marked units, in view while the visitor marks more further up. */
export function ShortlistBar({ status, go }: Props) {
  const [isReached, setReached] = useState(false);

  // The bar leads to the comparison, so it is hidden beside and below it.
  useEffect(() => {
    const comparison = document.querySelector('#shortlist');
    if (!comparison) return;
    const observer = new IntersectionObserver(
      ([entry]) => setReached(entry !== undefined && entry.boundingClientRect.top < innerHeight / 2),
      { rootMargin: '0px 0px -50%' },
    );
    observer.observe(comparison);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="shortlist-bar" data-reached={isReached || undefined}>
      <p role="status">
        <span key={status}>{status}</span>
      </p>
      {go && (
        <a className="link" href="#shortlist">
          {go}
        </a>
      )}
    </div>
  );
}
