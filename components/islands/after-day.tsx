'use client';

import { useEffect, useState } from 'react';

type Props = {
  /** ISO 8601. */
  day: string;
  text: string;
};

/** A text that is shown once a day is over, also when the site was built before it. */
export function AfterDay({ day, text }: Props) {
  const [isOver, setOver] = useState(false);
  useEffect(() => setOver(new Date().toISOString().slice(0, 10) > day), [day]);
  return isOver ? text : null;
}
