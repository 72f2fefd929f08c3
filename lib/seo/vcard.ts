import type { Person } from '@/model';
import { withoutPaths } from '../text-paths';
import { telHref } from './contact-links';

/**
 * Returns a person as a card for address books: vCard 3.0 (RFC 2426), which every phone reads.
 *
 * @param company its name
 * @param url of the site
 */
export function vcard(
  { name, role, phone, whatsapp, email }: Omit<Person, 'card'>,
  company: string,
  url: string,
): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    // Not split into first and last name, whose order differs by language.
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(company)}`,
    `TITLE:${escaped(role)}`,
    // A comma is a pause before the extension.
    phone && `TEL;TYPE=WORK,VOICE:${telHref(phone).replace('tel:', '').replace(';ext=', ',')}`,
    whatsapp && `IMPP;TYPE=WORK:whatsapp:+${whatsapp}`,
    email && `EMAIL;TYPE=INTERNET:${email}`,
    `URL:${url}`,
    'END:VCARD',
  ];
  return `${withoutPaths(lines.filter(Boolean).join('\r\n'))}\r\n`;
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&');
}
