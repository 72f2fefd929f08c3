import type { Locale } from '../../../i18n/routing';

/** Words without figures, months or marks, so that every combination of them is a text of any record. */
export const words: Record<'he' | 'en', readonly string[]> = {
  he: (
    'נמל גשר מגדל שער חצר רציף אולם בניין דרך גבעה עמק חוף מפרץ סדנה מחסן גן מעגן שדרה כיכר מסילה תחנה ' +
    'מפעל בית קיר גג יסוד אבן עץ ברזל זכוכית רחב חדש ותיק צפוני דרומי מזרחי מערבי גבוה ארוך שקט'
  ).split(' '),
  en: (
    'harbour bridge tower gate yard quay hall house road hill valley shore bay workshop store garden mooring ' +
    'avenue square railway station works home wall roof base stone timber iron glass broad new former north ' +
    'south east west tall long quiet'
  ).split(' '),
};

/** Returns the list of words for a language; another than Hebrew and English has the Hebrew ones. */
export function wordsIn(locale: Locale): readonly string[] {
  return locale === 'en' ? words.en : words.he;
}
