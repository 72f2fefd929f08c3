import { useTranslations } from 'next-intl';
import type { FormField } from '../../lib/form-field';
import { withoutPaths } from '../../lib/text-paths';
import styles from './field.module.css';

type Props = FormField & {
  /** Marks the field with an asterisk, where the text of the form explains it. */
  marked?: boolean;
  /** The initial value. */
  value?: string | undefined;
};

/** Renders a field with its label; the browser validates it and announces that it is required (specification §5). */
export function Field({
  name,
  label,
  autoComplete,
  type,
  rows,
  optional = false,
  marked = false,
  value,
}: Props) {
  const t = useTranslations('InquiryForm');
  const id = `field-${name}`;
  const sharedProps = {
    id,
    className: styles.control,
    name,
    defaultValue: withoutPaths(value),
    required: !optional,
    autoComplete,
    dir: type === 'text' ? 'auto' : 'ltr',
    // An empty field matches :placeholder-shown, and the style sheet gives it the direction of the page.
    placeholder: ' ',
    // In a text area Enter starts a new line.
    enterKeyHint: rows ? undefined : ('next' as const),
    // Without the asterisk the label matches the accessible name.
    'aria-labelledby': `${id}-label`,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span id={`${id}-label`}>{label}</span>
        {marked && !optional && <span aria-hidden="true"> *</span>}
        {optional && <span> {t('optional')}</span>}
      </label>
      {rows ? <textarea {...sharedProps} rows={rows} /> : <input {...sharedProps} type={type} />}
    </div>
  );
}
