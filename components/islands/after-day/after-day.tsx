'use client';

import { useEffect, useState } from 'react';
import { today } from '@/lib/today';

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
  useEffect(() => setOver(today(new Date(), timeZone) > day), [day, timeZone]);
  return isOver ? text : null;
}
