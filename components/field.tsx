import styles from './field.module.css';

type Props = {
  /** The name in the message, as in the contract of the route. */
  name: string;
  label: string;
  autoComplete: string;
  /** Mail and phone are written from left to right in every language. */
  type?: 'text' | 'email' | 'tel';
  /** A text of several lines, of this height. */
  rows?: number;
  /** Marks the field with an asterisk, where the text of the form says what that means. */
  marked?: boolean;
};

/** A required field with its label; the browser checks it, and says to readers that it is required (SPEC §5). */
export function Field({ name, label, autoComplete, type = 'text', rows, marked = false }: Props) {
  const id = `field-${name}`;
  const shared = {
    id,
    className: styles.control,
    name,
    required: true,
    autoComplete,
    dir: type === 'text' ? 'auto' : 'ltr',
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
