'use client';

import { useEffect, useState } from 'react';

type Props = {
  /** The year of the build, which is in the HTML. */
  built: number;
};

/** The visitor's current year, also years after the build. */
export function CurrentYear({ built }: Props) {
  const [year, setYear] = useState(built);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
