import type { Person } from '@/content';
import { telHref } from './contact-links';

/** The folder of the cards, and the number of each in it, which begins with 1. */
export function cardHref(index: number): string {
  return `/people/${index + 1}.vcf`;
}

/**
 * A person as a card for address books: vCard 3.0 (RFC 2426), which every phone reads.
 *
 * @param company its name
 * @param url of the site
 */
export function vcard({ name, role, phone, whatsapp, email }: Person, company: string, url: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    // Not parted into first and last name: the order differs from language to language.
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(company)}`,
    `TITLE:${escaped(role)}`,
    phone && `TEL;TYPE=WORK,VOICE:${telHref(phone).replace('tel:', '')}`,
    whatsapp && `IMPP;TYPE=WORK:whatsapp:+${whatsapp}`,
    email && `EMAIL;TYPE=INTERNET:${email}`,
    `URL:${url}`,
    'END:VCARD',
  ];
  return `${lines.filter(Boolean).join('\r\n')}\r\n`;
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&');
}
