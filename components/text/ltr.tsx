import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/**
 * Keeps a phone, address, date, hour range or signed number from being turned round by the text beside it, and on one
 * line: only a mail address may be wider than a window.
 */
export function Ltr({ children }: Props) {
  return (
    <bdi dir="ltr" className={String(children).includes('@') ? 'breakable' : undefined}>
      {children}
    </bdi>
  );
}
