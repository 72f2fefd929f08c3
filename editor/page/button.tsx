import type { ComponentProps } from 'react';

/** A button, which sends a form only where its type says so. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}
