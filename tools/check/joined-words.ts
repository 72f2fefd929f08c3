/*
 * Pairs of words that must stay on one line. Each pattern matches the space between them, which becomes a no-break space. A
 * number may be a literal or a placeholder, as in `{n, number} sqm`.
 */

const units =
  'מ״ר|מ׳|מטר|מטרים|ק״מ|ס״מ|דונם|טון|ק״ג|קו״א|קילוואט|אמפר|₪|sqm|m|km|kB|kg|kVA|kW|metres?|dunams?|tonnes?';
const hebrewNames = 'ת״י|ח״פ|כביש|טופס|תקנה|סעיף|סעיפים|מפלס|קומה|רמה|שער|רציף|מינוס|קו';
const englishNames =
  'Level|Area|Road|Form|Standard|Door|Zone|Route|[Rr]egulation|[Ss]ections?|no\\.|level|area';

const patterns = [
  // 3,000 מ״ר, {n, number} sqm, # מטרים
  String.raw`(?<=[\d}#]) (?=(?:${units})(?![\wא-ת״׳]))`,
  // לכביש 38, Level -6, מפלס <ltr>-6</ltr>, מפלס מינוס 6
  String.raw`(?<=(?<![\wא-ת״׳])(?:[בהוכלמש]{0,3}(?:${hebrewNames})|${englishNames})) (?=(?:<\w+>)?(?:[+±−-]|מינוס[ \u00A0])?\d)`,
  // ברמה AA, Area B
  String.raw`(?<=(?<![\wא-ת״׳])(?:[בהוכלמש]{0,3}(?:רמה|מפלס|קומה|שער)|${englishNames})) (?=[A-Z]{1,3}(?!\w))`,
  // אזור תעשייה ב׳, מפלס א׳
  '(?<=[א-ת]) (?=[א-ת]׳(?![א-ת]))',
  // 80 עד 150, 80 to 150
  String.raw`(?<=\d) (?=(?:עד|to) \d)`,
  String.raw`(?<=\d[ \u00A0](?:עד|to)) (?=\d)`,
  // סעיפים 13 ו־14, sections 13 and 14
  String.raw`(?<=(?:סעיפים|[Ss]ections)[ \u00A0]\d+) (?=ו־\d|and \d)`,
  String.raw`(?<=[Ss]ections[ \u00A0]\d+[ \u00A0]and) (?=\d)`,
];

/** Matches every space that must not become a line end. */
export const tornPairs = new RegExp(patterns.join('|'), 'gu');
