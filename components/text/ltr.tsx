import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** Keeps a phone, address, date, hour range or signed number from being turned round by the text beside it. */
export function Ltr({ children }: Props) {
  return <bdi dir="ltr">{children}</bdi>;
}
