import type { ComponentProps } from 'react';

/** A button. It sends a form only with `type="submit"`. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}
