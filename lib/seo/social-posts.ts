import type { useTranslations } from 'next-intl';
import { shorten } from '../shorten';

type Translator = ReturnType<typeof useTranslations<'SocialFeed'>>;

type Post = { url: string | undefined; caption: string; likes: number; comments: number };

/** A post of the social feed in finished strings. */
export type WrittenPost = {
  /** Of the post; a post of the content may have none. */
  url: string | undefined;
  caption: string;
  /** The alternative text of a live post; pictures of the content have their own. */
  alt: string;
  /** The accessible name of the like toggle, which never changes. */
  likeLabel: string;
  likesText: string;
  /** The count including the visitor's like. */
  likesTextLiked: string;
  commentsText: string;
};

/** Maximum characters of a caption on a card, and of its start in a label. */
const limits = { caption: 200, start: 48 };

/**
 * Writes a post in the language of the translator, so that the island needs no messages.
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
