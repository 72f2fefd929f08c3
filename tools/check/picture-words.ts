import path from 'node:path';
import { routing } from '../../i18n/routing';
import { error, type Issue } from './issue';
import type { Message } from './messages';
import { listNamedPictures, type NamedPicture } from './named-pictures';

/** Words that tell nothing, for a screen reader says before them that this is a picture. */
const needless =
  /^(?:(?:an? |the )?(?:picture|photo|photograph|image) (?:of|showing)\b|תמונה של|תמונת|צילום של)/i;

type Words = { locale: string; field: string; text: string };

/** Every picture has words of its own in each language, which say what it shows. */
export function checkPictureWords(root: string): Issue[] {
  const pictures = listNamedPictures(root).filter(({ use }) => use !== 'logo');
  return pictures.flatMap((picture, at) => {
    const earlier = pictures.slice(0, at).filter(({ src }) => src !== picture.src);
    const place = ({ field, text }: Words) => ({ file: picture.file, field, value: text });
    const words = wordsOf(picture);
    const issues = words.flatMap((each) => {
      const key = wrongWords(each.text, picture.src);
      return key ? [error(place(each), key)] : [];
    });
    const [first, second] = words;
    if (issues.length > 0 || !first) return issues;
    if (first.text === second?.text) return [error(place(first), 'pictureWords.same')];
    const twice = words.flatMap((each) => {
      const same = earlier.find((other) => wordsOf(other).some(({ text }) => text === each.text));
      return same ? [error(place(each), 'pictureWords.twice', { other: same.src })] : [];
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

function wrongWords(text: string, src: string): Message['key'] | undefined {
  if (/\.(jpe?g|png|svg|webp|hei[cf])$/i.test(text) || text === path.basename(src, path.extname(src))) {
    return 'pictureWords.fileName';
  }
  return needless.test(text) ? 'pictureWords.needless' : undefined;
}
