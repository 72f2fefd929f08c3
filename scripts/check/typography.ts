import type { Finding } from './finding';
import { isFixed } from './fixed-texts';
import { plainTextRules } from './plain-text-rules';
import { around, listTexts, showMarks, type Text } from './texts';
import { rules } from './typography-rules';

/** The one word that stands in the other language on purpose: the name of that language. */
const languageTitle = 'SiteHeader.languageTitle';

/** Texts have the marks of their language's typography, and its letters. */
export function checkTypography(root: string): Finding[] {
  return listTexts(root)
    .filter(({ file, field, text }) => !isFixed(file, field, text))
    .flatMap((text) => {
      const broken = brokenRules(text);
      return broken.length > 0 ? broken : wrongLanguage(text);
    });
}

function brokenRules({ file, field, locale, text }: Text): Finding[] {
  return [...plainTextRules, ...rules]
    .filter((rule) => rule.locales.includes(locale) && (rule.files?.test(file) ?? true))
    .flatMap(({ at, cure, mend }) => {
      const [first, ...others] = [...text.matchAll(at)];
      if (!first) return [];
      const places = others.length > 0 ? ` (${others.length + 1} places)` : '';
      const help = mend && mend(text) !== text ? '; “npm run fix” does it' : '';
      const value = showMarks(around(text, first.index, first[0].length));
      return { level: 'error' as const, file, field, value, cure: cure + places + help };
    });
}

function wrongLanguage({ file, field, locale, text }: Text): Finding[] {
  if (field === languageTitle) return [];
  const words = text.replace(/<[^<>]*>|\{[^{}]*\}/g, ' ');
  const inHebrew = /[א-ת]/.test(text);
  const value = around(text, 0, 40);
  if (locale === 'en' && inHebrew && !/[A-Za-z][א-ת]|[א-ת][A-Za-z]/.test(text)) {
    return [{ level: 'error', file, field, value, cure: 'has Hebrew letters: write the English text' }];
  }
  // A company may write its name in Latin letters alone; a sentence may not.
  const isName = file.startsWith('content/') && /(^|\.)name\.\w+$|legalName/.test(field);
  if (locale !== 'he' || inHebrew || isName || !/[A-Za-z]{2}/.test(words)) return [];
  return [{ level: 'error', file, field, value, cure: 'has no Hebrew letter: write the Hebrew text' }];
}
