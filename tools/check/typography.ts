import { hebrewCharacters, latinCharacters, machineCharacters } from '../build/assets/fonts/characters';
import { isFixed } from './fixed-texts';
import { error, type Issue } from './issue';
import { around, listTexts, showMarks, type Text } from './texts';
import { fixOf, hiddenMarks, lookAlikes, rules } from './typography-rules';

/** Texts have the marks of their language's typography, and its letters. */
export function checkTypography(root: string): Issue[] {
  return listTexts(root)
    .filter(({ file, field, text }) => !isFixed(file, field, text))
    .flatMap((text) => {
      const broken = brokenRules(text);
      return broken.length > 0 ? broken : wrongLanguage(text);
    });
}

function brokenRules({ file, field, locale, text }: Text): Issue[] {
  return rules
    .filter((rule) => rule.locales.includes(locale) && (rule.files?.test(file) ?? true))
    .flatMap((rule): Issue[] => {
      const [first, ...others] = [...text.matchAll(rule.at)];
      if (!first) return [];
      const value = showMarks(around(text, first.index, first[0].length));
      const issue = error({ file, field, value, fixable: fixOf(rule, text) !== text }, rule.hint);
      if (others.length === 0) return [issue];
      const values = { hint: issue.hint, count: others.length + 1 };
      return [{ ...issue, hint: { key: 'typography.places', values } }];
    });
}

function wrongLanguage({ file, field, locale, text }: Text): Issue[] {
  const place = { file, field, value: around(text, 0, 40) };
  const words = text.replace(/<[^<>]*>|\{[^{}]*\}/g, ' ');
  const inHebrew = /[א-ת]/.test(text);
  if (locale === 'en' && inHebrew && !/[A-Za-z][א-ת]|[א-ת][A-Za-z]/.test(text)) {
    return [error(place, 'typography.notEnglish')];
  }
  // A company may write its name in Latin letters alone; a sentence may not.
  const isName = file.startsWith('content/') && /(^|\.)name\.\w+$|legalName/.test(field);
  if (locale !== 'he' || inHebrew || isName || !/[A-Za-z]{2}/.test(words)) return [];
  return [error(place, 'typography.notHebrew')];
}

const known = new Set(`${latinCharacters}${hebrewCharacters}${machineCharacters}`);

/** Every character of a text is in the fonts of the site; marks that typography refuses are left to it. */
export function checkCharacters(root: string): Issue[] {
  return listTexts(root).flatMap(({ file, field, text }) => {
    const others = text.replace(hiddenMarks, '').replace(lookAlikes, '');
    return [...new Set(others.replace(/[\t\r\n]/g, ''))]
      .filter((character) => !known.has(character))
      .map((character) => {
        const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
        const value = around(text, text.indexOf(character), character.length);
        return error({ file, field, value }, 'texts.noFont', { character, unicode: `U+${code}` });
      });
  });
}
