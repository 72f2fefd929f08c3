import { useTranslations } from 'next-intl';
import type { InputHTMLAttributes } from 'react';
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
  /** Mark the field as required: where not all fields are said to be. */
  marked?: boolean;
};

/** A required field with its label; the browser checks it (SPEC §5). */
export function Field({ name, label, autoComplete, type = 'text', rows, marked = false }: Props) {
  const t = useTranslations('InquiryForm');
  const shared = {
    className: styles.control,
    name,
    required: true,
    autoComplete,
    dir: type === 'text' ? 'auto' : 'ltr',
  } satisfies InputHTMLAttributes<HTMLElement> & { name: string; required: boolean };
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        {label}
        {marked && (
          <>
            <span aria-hidden="true"> *</span>
            <span className="visually-hidden"> {t('required')}</span>
          </>
        )}
      </span>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
    </label>
  );
}
