/** A field of a form, for its page and for the validation on the server. */
export type FormField<Label extends string = string> = {
  /** The name in the message (specification §7). */
  name: string;
  /** The label, or its key. */
  label: Label;
  autoComplete: string;
  /** Email and phone are written from left to right in every language. */
  type: 'text' | 'email' | 'tel';
  /** A text of several lines, of this height. */
  rows?: number;
  /** Whether it may stay empty. */
  optional?: boolean;
};

/**
 * The name of the hidden field that only bots fill in: components/form/inquiry-section.tsx renders it, and
 * server/inquiry/forms.ts rejects a form with it. No identity in a browser or password manager has such a field, so that
 * these programs do not fill it in for a person.
 */
export const honeypot = 'leave-empty';

/** Hidden fields that say which page and unit an inquiry is about. */
export const sourceFields = ['page', 'unit'] as const;
