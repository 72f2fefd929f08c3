import path from 'node:path';
import { routing } from '../../i18n/routing';
import type { Finding } from './finding';
import { listNamedPictures, type NamedPicture } from './named-pictures';

/** Words that tell nothing, for a screen reader says before them that this is a picture. */
const needless =
  /^(?:(?:an? |the )?(?:picture|photo|photograph|image) (?:of|showing)\b|תמונה של|תמונת|צילום של)/i;

type Words = { locale: string; field: string; text: string };

/** Every picture has words of its own in each language, which say what it shows. */
export function checkPictureWords(root: string): Finding[] {
  const pictures = listNamedPictures(root).filter(({ use }) => use !== 'logo');
  return pictures.flatMap((picture, at) => {
    const earlier = pictures.slice(0, at).filter(({ src }) => src !== picture.src);
    const error = ({ field, text }: Words, cure: string): Finding => {
      return { level: 'error', file: picture.file, field, value: text, cure };
    };
    const words = wordsOf(picture);
    const findings = words.flatMap((each) => {
      const cure = wrongWords(each.text, picture.src);
      return cure ? [error(each, cure)] : [];
    });
    const [first, second] = words;
    if (findings.length > 0 || !first) return findings;
    if (first.text === second?.text)
      return [error(first, 'is the same in both languages: say what the picture shows in each')];
    const twice = words.flatMap((each) => {
      const same = earlier.find((other) => wordsOf(other).some(({ text }) => text === each.text));
      return same ? [error(each, `${same.src} has these words too: say what this picture shows`)] : [];
    });
    return twice.slice(0, 1);
  });
}

function wordsOf({ field, alt }: NamedPicture): Words[] {
  if (typeof alt !== 'object' || alt === null) return [];
  return routing.locales.flatMap((locale) => {
    const text = (alt as Record<string, unknown>)[locale];
    const at = field.replace(/src$/, `alt.${locale}`);
    return typeof text === 'string' && text.trim() ? [{ locale, field: at, text: text.trim() }] : [];
  });
}

function wrongWords(text: string, src: string): string | undefined {
  if (/\.(jpe?g|png|svg|webp|hei[cf])$/i.test(text) || text === path.basename(src, path.extname(src))) {
    return 'is the name of the file: say in a few words what the picture shows';
  }
  if (needless.test(text)) return 'begin with what the picture shows, without “picture of” or “תמונה של”';
  return undefined;
}
