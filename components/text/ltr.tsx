import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/**
 * Isolates a phone, address, date, hour range or signed number from the direction of the text around it, on one line:
 * only a mail address may be wider than a window.
 */
export function Ltr({ children }: Props) {
  return (
    <bdi dir="ltr" className={String(children).includes('@') ? 'breakable' : undefined}>
      {children}
    </bdi>
  );
}
