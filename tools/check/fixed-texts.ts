import texts from './fixed-texts.json';

/** The texts that the specification fixes letter by letter, with plain hyphens and dots: by file and key. */
export const fixedTexts: Record<string, Record<string, string>> = texts;

/** What the specification writes on the badge, with any month: a building may be finished later. */
const status = /^Under Construction - Expected Completion \p{L}+ 20\d\d$/u;

/** The names of the five levels in specification §2, in any order; pages keep each on one line. */
const levels = ['Parking Level -1', 'Level -6', 'Street Level', 'Level A', 'Office Level'];

/** Whether a text is as the specification fixes it, so that no rule of typography is for it. */
export function isFixed(file: string, field: string, text: string): boolean {
  if (!file.startsWith('content/buildings/')) return fixedTexts[file]?.[field] === text;
  if (field === 'status.en') return status.test(text);
  return /^levels\.\d+\.title\.en$/.test(field) && levels.includes(text);
}
