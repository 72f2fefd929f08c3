import styles from './field.module.css';

/** A field in the list of a form, which the route of the form shares. */
export type FormField<Label extends string = string> = {
  /** The name in the message. */
  name: string;
  /** The label, or its key. */
  label: Label;
  autoComplete: string;
  /** Email and phone are written from left to right in every language. */
  type: 'text' | 'email' | 'tel';
  /** A text of several lines, of this height. */
  rows?: number;
};

type Props = FormField & {
  /** Marks the field with an asterisk, where the text of the form says what that means. */
  marked?: boolean;
};

/** A required field with its label; the browser checks it, and says to readers that it is required (specification §5). */
export function Field({ name, label, autoComplete, type, rows, marked = false }: Props) {
  const id = `field-${name}`;
  const shared = {
    id,
    className: styles.control,
    name,
    required: true,
    autoComplete,
    dir: type === 'text' ? 'auto' : 'ltr',
    // In a text of several lines Enter begins a line.
    enterKeyHint: rows ? undefined : ('next' as const),
    // The label without its asterisk is the exact name.
    'aria-labelledby': `${id}-label`,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span id={`${id}-label`}>{label}</span>
        {marked && <span aria-hidden="true"> *</span>}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
    </div>
  );
}
