'use client';

import { useEffect, useState } from 'react';
import { dayIn } from '@/lib/day-in';

type Props = {
  /** The year of the build, which is in the HTML. */
  built: number;
  /** The time zone of the site. */
  timeZone: string;
};

/** Shows the current year, also years after the build. */
export function CurrentYear({ built, timeZone }: Props) {
  const [year, setYear] = useState(built);
  useEffect(() => setYear(Number(dayIn(timeZone).slice(0, 4))), [timeZone]);
  return <span key={year}>{year}</span>;
}
