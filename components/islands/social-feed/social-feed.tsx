'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SocialCard, type SocialCardParts, type SocialPost } from './social-card';
import './social-feed.css';

type Props = SocialCardParts & {
  label: string;
  /** The posts of the build, which stay if there are no live ones. */
  posts: (SocialPost & {
    /** The picture and the date of a post of the content, rendered on the server. */
    picture?: ReactNode;
    date?: ReactNode;
  })[];
  /** The route of the live posts, in the language of the page. */
  source: string;
};

/** Milliseconds after which the posts of the page stay, because a later change would disturb reading. */
const timeout = 8000;

async function fetchPosts(source: string): Promise<SocialPost[]> {
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return [];
    const { posts } = await response.json();
    return Array.isArray(posts) ? posts : [];
  } catch {
    return [];
  }
}

/**
 * Renders the posts of the social feed. In view, the list requests live posts once and shows them instead, but not
 * while the focus is inside, so that a reader keeps their place. Nothing is announced.
 */
export function SocialFeed({ label, posts, source, ...parts }: Props) {
  const [shown, setShown] = useState(posts);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const controller = new AbortController();
    const { signal } = controller;
    let pendingPosts: SocialPost[] | undefined;
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const livePosts = await fetchPosts(source);
      if (signal.aborted || livePosts.length === 0) return;
      if (current.contains(document.activeElement)) pendingPosts = livePosts;
      else setShown(livePosts);
    });
    function showOnLeave({ relatedTarget }: FocusEvent) {
      if (!pendingPosts || current?.contains(relatedTarget as Node | null)) return;
      setShown(pendingPosts);
      pendingPosts = undefined;
    }
    observer.observe(current);
    current.addEventListener('focusout', showOnLeave, { signal });
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [source]);

  return (
    <ul role="list" ref={list} className="social-feed-list" aria-label={label}>
      {shown.map(({ picture, date, ...post }) => (
        <li key={post.key} className="social-feed-item">
          <SocialCard post={post} picture={picture} date={date} {...parts} />
        </li>
      ))}
    </ul>
  );
}
