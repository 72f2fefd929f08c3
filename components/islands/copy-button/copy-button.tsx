'use client';

import { type ReactNode, useState } from 'react';
import { useSupport } from '../shared/use-support';

type Props = {
  /** With `script-only`. */
  className: string;
  label: string;
  /** Needed where the buttons beside it have icons. */
  icon?: ReactNode;
  /** The text that is copied. */
  text: string;
  copied: string;
  failed: string;
  statusClass: string | undefined;
};

/** Copies a text and announces the result. Hidden without script and without a clipboard, because the text is on the page. */
export function CopyButton({ className, label, icon, text, copied, failed, statusClass }: Props) {
  const [status, setStatus] = useState('');
  const canCopy = useSupport(() => navigator.clipboard !== undefined);

  async function copy() {
    // Cleared first, so that a second copy is announced again.
    setStatus('');
    try {
      await navigator.clipboard.writeText(text);
      setStatus(copied);
    } catch {
      // The permission is missing.
      setStatus(failed);
    }
  }

  if (!canCopy) return null;
  return (
    <>
      <button type="button" className={className} data-kind="quiet" onClick={copy}>
        {icon}
        {label}
      </button>
      <p role="status" className={statusClass}>
        {status && <span key={status}>{status}</span>}
      </p>
    </>
  );
}
