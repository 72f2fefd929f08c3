import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

type Props = { children: ReactNode };

/**
 * Gives a prerendered page the status 404. Thrown within Suspense, `notFound()` leaves the finished page in the HTML;
 * in the browser the sibling `not-found.tsx` takes its place, so it must show the same.
 */
export function Refuse({ children }: Props) {
  return (
    <Suspense fallback={children}>
      <Throw />
    </Suspense>
  );
}

function Throw(): never {
  notFound();
}
