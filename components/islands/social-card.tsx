'use client';

import { type ReactNode, useId, useState } from 'react';
import type { WrittenPost } from '@/i18n/social-posts';
import styles from './social-card.module.css';
import { SocialPicture } from './social-picture';

/** A post as the route gives it. */
export type SocialPost = WrittenPost & {
  key: string;
  /** The address of the picture on this site; null when it has none. */
  image: string | null;
};

/** What is the same for every post, rendered on the server. */
export type SocialCardParts = {
  likeIcon: ReactNode;
  commentIcon: ReactNode;
  /** The words and icon of the link to the post, which opens a new tab. */
  link: ReactNode;
};

type Props = SocialCardParts & {
  post: Omit<SocialPost, 'key'>;
  picture: ReactNode;
  date: ReactNode;
};

/** A post: picture, caption, like toggle, counts and the way to it. The like is the visitor's own and is not sent. */
export function SocialCard({ post, picture, date, likeIcon, commentIcon, link }: Props) {
  const [liked, setLiked] = useState(false);
  const caption = useId();
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture ?? <SocialPicture src={post.image} alt={post.alt} />}</div>
      <div className={styles.text}>
        {date && <p className={styles.date}>{date}</p>}
        {post.caption && (
          <p id={caption} dir="auto">
            {post.caption}
          </p>
        )}
        <a
          className={`link ${styles.link}`}
          href={post.url}
          target="_blank"
          rel="noopener"
          aria-describedby={caption}
        >
          {link}
        </a>
      </div>
      <div className={styles.counts}>
        <button
          type="button"
          className={styles.like}
          aria-label={post.likeLabel}
          aria-pressed={liked}
          onClick={() => setLiked(!liked)}
        >
          {likeIcon}
        </button>
        <span>{liked ? post.likesTextLiked : post.likesText}</span>
        <span className={styles.comments}>
          {commentIcon}
          {post.commentsText}
        </span>
      </div>
    </article>
  );
}
