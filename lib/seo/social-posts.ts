import type { useTranslations } from 'next-intl';
import { shorten } from '../shorten';

type Translator = ReturnType<typeof useTranslations<'SocialFeed'>>;

type Post = { url: string | undefined; caption: string; likes: number; comments: number };

/** A post of the social feed in finished strings, as its card shows it. */
export type WrittenPost = {
  /** Of the post; a post of the content may have none. */
  url: string | undefined;
  caption: string;
  /** The text of the picture of a live post; a picture of the content has its own. */
  alt: string;
  /** The constant name of the like toggle. */
  likeLabel: string;
  likesText: string;
  /** The same with the visitor's like. */
  likesTextLiked: string;
  commentsText: string;
};

/** Characters: what a card shows of a caption, and what a name repeats of it. */
const limits = { caption: 200, start: 48 };

/**
 * Writes a post in the language of the translator, so that the island that shows it needs no words.
 *
 * @param t the translator of `SocialFeed`
 * @param post a live post, or one of the content; its caption may be empty
 */
export function writePost(t: Translator, { url, caption, likes, comments }: Post): WrittenPost {
  const captionStart = shorten(caption, limits.start);
  return {
    url,
    caption: shorten(caption, limits.caption),
    alt: caption ? t('liveAlt', { captionStart }) : t('liveAltPlain'),
    likeLabel: caption ? t('like', { captionStart }) : t('likePlain'),
    likesText: t('likes', { likes }),
    likesTextLiked: t('likes', { likes: likes + 1 }),
    commentsText: t('comments', { comments }),
  };
}
