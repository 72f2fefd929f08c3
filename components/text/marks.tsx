import type { ReactNode } from 'react';
import { emailHref, telHref } from '@/lib/seo/contact-links';
import { Ltr } from './ltr';

/** Components for the tags of a text: emphasis, one direction, and links to a phone number or a mail address. */
export const marks = {
  strong: (part: ReactNode) => <strong>{part}</strong>,
  ltr: (part: ReactNode) => <Ltr>{part}</Ltr>,
  tel: (phone: ReactNode) => (
    <a className="link" href={telHref(String(phone))}>
      {phone}
    </a>
  ),
  mail: (email: ReactNode) => (
    <a className="link" href={emailHref(String(email))}>
      {email}
    </a>
  ),
};
