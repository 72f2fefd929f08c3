import { type ReactNode, useState } from 'react';
import type { WrittenPost } from '@/lib/seo/social-posts';
import './social-card.css';
import { SocialPicture } from './social-picture';

/** A post in the JSON of the route. */
export type SocialPost = WrittenPost & {
  key: string;
  /** The address of the picture on this site; null when it has none. */
  image: string | null;
};

/** The parts of a card that are the same for every post, rendered on the server. */
export type SocialCardParts = {
  likeIcon: ReactNode;
  commentIcon: ReactNode;
  /** The words and icon of the link to the post, which opens a new tab. */
  link: ReactNode;
};

type Props = SocialCardParts & {
  post: SocialPost;
  picture: ReactNode;
  date: ReactNode;
};

/** Renders a post: picture, caption, and if it is on a network like toggle, counts and a link. The like is not sent anywhere. */
export function SocialCard({ post, picture, date, likeIcon, commentIcon, link }: Props) {
  const [liked, setLiked] = useState(false);
  const caption = `post-${post.key}`;
  const likes = liked ? post.likesTextLiked : post.likesText;
  return (
    <div className="social-card">
      <div className="social-card-picture">
        {picture ?? <SocialPicture src={post.image} alt={post.alt} />}
      </div>
      <div className="social-card-text">
        {date && <p className="social-card-date">{date}</p>}
        {post.caption && (
          <p id={caption} dir="auto">
            {post.caption}
          </p>
        )}
        {post.url && (
          <a
            className="link social-card-link"
            href={post.url}
            target="_blank"
            rel="noopener"
            aria-describedby={post.caption ? caption : undefined}
          >
            {link}
          </a>
        )}
      </div>
      {post.url && (
        <div className="social-card-counts">
          <button
            type="button"
            className="social-card-like script-only"
            aria-label={post.likeLabel}
            aria-pressed={liked}
            onClick={() => setLiked(!liked)}
          >
            {likeIcon}
          </button>
          <span key={likes}>{likes}</span>
          <span className="social-card-comments">
            {commentIcon}
            {post.commentsText}
          </span>
        </div>
      )}
    </div>
  );
}
