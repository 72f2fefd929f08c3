'use client';

import { useEffect, useState } from 'react';

type Props = {
  label: string;
  /** The text that is copied. */
  text: string;
  copied: string;
  failed: string;
  statusClass: string | undefined;
};

/** Copies a text and says how that went. Without script there is no button: the text is on the page. */
export function CopyButton({ label, text, copied, failed, statusClass }: Props) {
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState('');
  useEffect(() => setReady(true), []);

  async function copy() {
    // Emptied first, so that a second copy is said again.
    setStatus('');
    try {
      await navigator.clipboard.writeText(text);
      setStatus(copied);
    } catch {
      // No permission, or a page that was not loaded over https.
      setStatus(failed);
    }
  }

  return (
    <>
      {ready && (
        <button type="button" className="button" data-kind="quiet" onClick={copy}>
          {label}
        </button>
      )}
      <p role="status" className={statusClass}>
        {status}
      </p>
    </>
  );
}
