import type { Locale } from '../../i18n/routing';

/*
 * Words that belong on one line. Each pattern matches the space inside a pair that a line end would tear; a no-break
 * space takes its place. A number may stand for itself or be the end of a placeholder, as in `{n, number} sqm`.
 */

/** A number, a signed number or one inside a tag, as it follows a name: Road 38, Level -6, `<ltr>-6</ltr>`. */
const number = String.raw`(?:<\w+>)?[+±−-]?\d`;

const hebrewUnits = 'מ״ר|מ׳|מטר|מטרים|ק״מ|ס״מ|דונם|טון';
const hebrewNames = 'ת״י|ח״פ|כביש|טופס|תקנה|סעיף|סעיפים|מפלס|קומה|שער|רציף|מינוס|קו';
const englishUnits = 'sqm|m|km|kB|metres?|dunams?|tonnes?';
const englishNames =
  'Level|Area|Road|Form|Standard|Door|Zone|Route|[Rr]egulation|[Ss]ections?|no\\.|level|area';

const patterns: Partial<Record<Locale, string[]>> = {
  he: [
    // 3,000 מ״ר, {n, number} מ״ר, # מטרים
    String.raw`(?<=[\d}#]) (?=(?:${hebrewUnits})(?![א-ת״׳]))`,
    // ת״י 5568, לכביש 38, מפלס <ltr>-6</ltr>
    `(?<=(?<![א-ת״׳])[בהוכלמש]{0,3}(?:${hebrewNames})) (?=${number})`,
    // מפלס מינוס 6
    String.raw`(?<=(?<![א-ת״׳])[בהוכלמש]{0,3}מפלס) (?=מינוס[ \u00A0]\d)`,
    // אזור תעשייה ב׳, מפלס א׳
    `(?<=[א-ת]) (?=[א-ת]׳(?![א-ת]))`,
    // ברמה AA
    String.raw`(?<=רמה) (?=A{1,3}\b)`,
    // 80 עד 150
    String.raw`(?<=\d) (?=עד \d)`,
    String.raw`(?<=\d[ \u00A0]עד) (?=\d)`,
    // סעיפים 13 ו־14
    String.raw`(?<=סעיפים[ \u00A0]\d+) (?=ו־\d)`,
  ],
  en: [
    String.raw`(?<=[\d}#]) (?=(?:${englishUnits})(?!\w))`,
    String.raw`(?<=(?<!\w)(?:${englishNames})) (?=${number})`,
    // Level A, Area B, level AA
    String.raw`(?<=(?<!\w)(?:${englishNames})) (?=[A-Z]{1,3}(?!\w))`,
    String.raw`(?<=\d) (?=to \d)`,
    String.raw`(?<=\d[ \u00A0]to) (?=\d)`,
    String.raw`(?<=[Ss]ections[ \u00A0]\d+) (?=and \d)`,
    String.raw`(?<=[Ss]ections[ \u00A0]\d+[ \u00A0]and) (?=\d)`,
  ],
};

/** For each language that has such pairs, what finds every space that must not become a line end. */
export const tornPairs = Object.entries(patterns).map(
  ([locale, list]) => [locale as Locale, new RegExp(list.join('|'), 'gu')] as const,
);
