import { listFields } from '../../model/rules/rule';
import { type Issue, warning } from './issue';
import { toRecordPhone, toWhatsapp } from './phone-numbers';
import type { Site } from './read';

/** Returns whether a number cannot exist; 1-700 and *2345 are not checked. */
function isUnknown(name: string, number: string): boolean {
  if (name === 'whatsapp') return toWhatsapp(`+${number}`) !== number;
  if (!/phone$/i.test(name)) return false;
  if (number.startsWith('+')) return toRecordPhone(number) === undefined;
  return number.startsWith('0') && toRecordPhone(number) !== number;
}

/** Reports phone numbers outside of the numbering plan of their country, which detects many wrong digits. */
export function checkPhones({ files }: Site): Issue[] {
  return [...files].flatMap(([file, { data }]) =>
    listFields(file, file.startsWith('content/') ? data : undefined).flatMap(({ path, field, value }) =>
      typeof value === 'string' && isUnknown(path.at(-1) ?? '', value)
        ? warning({ file, field, value }, 'phones.unknown')
        : [],
    ),
  );
}
