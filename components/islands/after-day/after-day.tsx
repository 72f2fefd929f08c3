'use client';

import { useEffect, useState } from 'react';
import { dayIn } from '@/lib/day-in';

type Props = {
  /** ISO 8601. */
  day: string;
  text: string;
  /** The time zone of the site. */
  timeZone: string;
};

/** Shows a text once a day has passed, also if the site was built before it. */
export function AfterDay({ day, text, timeZone }: Props) {
  const [isOver, setOver] = useState(false);
  useEffect(() => setOver(dayIn(timeZone) > day), [day, timeZone]);
  return isOver ? text : null;
}
