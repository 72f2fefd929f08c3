import { listFields } from '../../model/rules/rule';
import { type Issue, warning } from './issue';
import { toLocalPhone, toWhatsapp } from './phone-numbers';
import type { Site } from './read';

/** Returns whether an Israeli number cannot exist; 1-700, *2345 and other countries are not checked. */
function isUnknown(name: string, number: string): boolean {
  if (/phone$/i.test(name)) return number.startsWith('0') && toLocalPhone(number) !== number;
  return name === 'whatsapp' && number.startsWith('972') && toWhatsapp(number) !== number;
}

/** Reports phone numbers outside of Israel's numbering plan, which detects many wrong digits. */
export function checkPhones({ files }: Site): Issue[] {
  return [...files].flatMap(([file, { data }]) =>
    listFields(file, file.startsWith('content/') ? data : undefined).flatMap(({ path, field, value }) =>
      typeof value === 'string' && isUnknown(path.at(-1) ?? '', value)
        ? warning({ file, field, value }, 'phones.unknown')
        : [],
    ),
  );
}
