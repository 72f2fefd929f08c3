import { listFields } from '../../model/rules/rule';
import { type Issue, warning } from './issue';
import { toLocalPhone, toWhatsapp } from './phone-numbers';
import type { Site } from './read';

/** Whether an Israeli number is none that can be dialled; 1-700, *2345 and other countries are left alone. */
function isUnknown(name: string, number: string): boolean {
  if (/phone$/i.test(name)) return number.startsWith('0') && toLocalPhone(number) !== number;
  return name === 'whatsapp' && number.startsWith('972') && toWhatsapp(number) !== number;
}

/** Phone numbers of records exist in Israel's numbering plan, in which a slip of a digit often has no place. */
export function checkPhones({ files }: Site): Issue[] {
  return [...files].flatMap(([file, { data }]) =>
    listFields(file, file.startsWith('content/') ? data : undefined).flatMap(({ path, field, value }) =>
      typeof value === 'string' && isUnknown(path.at(-1) ?? '', value)
        ? warning({ file, field, value }, 'phones.unknown')
        : [],
    ),
  );
}
