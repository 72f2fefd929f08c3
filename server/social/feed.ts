import { cappedGet } from '../http/capped-get';
import { isAllowedHost, isSameSite } from './hosts';
import { findPostLinks } from './links';
import { readPost } from './post';
import { readSocialSettings, type SocialSettings } from './settings';

/** A post as read from the network. */
export type LivePost = {
  code: string;
  url: string;
  /** One line of the network's text; may be empty. */
  caption: string;
  /** The address of the picture on this site; null when its host is not allowed. */
  image: string | null;
  /** Computed from the code by post.ts: the network does not publish them. */
  likes: number;
  comments: number;
};

type Feed = {
  /** Null when there are no posts to show. */
  posts: LivePost[] | null;
  /** The network's address of each allowed picture, by code. */
  thumbnails: Map<string, URL>;
};

/** Milliseconds. The profile is read at most once an hour; after a failure somewhat earlier. */
const lifetime = { read: 3_600_000, failed: 300_000 };
/** Milliseconds for the profile and all its posts. */
const timeLimit = 5000;
const maxProfile = 2 * 1024 * 1024;

type Current = { settings: string; until: number; feed: Promise<Feed> };

// Pages and routes are bundled separately, each with its own copy of this module, so they share state globally.
const shared = globalThis as { socialFeed?: Current };

async function readLive({ profile, embed, imageHosts }: SocialSettings): Promise<Feed> {
  const signal = AbortSignal.timeout(timeLimit);
  const page = await cappedGet(profile, {
    maxBytes: maxProfile,
    signal,
    allow: (address) => isSameSite(address, profile),
  });
  const links = findPostLinks(page.body.toString('utf8'), profile);
  const answers = await Promise.allSettled(links.map((link) => readPost(link, embed, signal)));
  const availablePosts = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (availablePosts.length === 0) throw new Error(`${profile.host} has no post that could be read`);

  const allowedPosts = availablePosts.filter(({ thumbnail }) => isAllowedHost(thumbnail, imageHosts));
  const rejectedHosts = availablePosts
    .filter((post) => !allowedPosts.includes(post))
    .map(({ thumbnail }) => thumbnail.host);
  if (rejectedHosts.length > 0) {
    console.warn(
      `Social feed: pictures from ${[...new Set(rejectedHosts)].join(', ')} are not in SOCIAL_IMAGE_HOSTS.`,
    );
  }
  const thumbnails = new Map(allowedPosts.map(({ code, thumbnail }) => [code, thumbnail]));
  const posts = availablePosts.map(({ thumbnail: _, ...post }) => ({
    ...post,
    image: thumbnails.has(post.code) ? `/api/social-feed/image?post=${post.code}` : null,
  }));
  return { posts, thumbnails };
}

async function readFeed(): Promise<Feed> {
  try {
    const settings = readSocialSettings();
    if (settings) return await readLive(settings);
  } catch (error) {
    // A refused connection to a name with several addresses has a code and no message.
    const { message, code } = error as NodeJS.ErrnoException;
    console.warn(`Social feed: ${message || code}. The site's own posts are shown.`);
  }
  return { posts: null, thumbnails: new Map() };
}

/** Returns the last feed, or reads it; callers during a reading share it. Never rejects. */
export function currentFeed(): Promise<Feed> {
  const { SOCIAL_PROFILE_URL, SOCIAL_EMBED_ENDPOINT, SOCIAL_IMAGE_HOSTS } = process.env;
  const settings = [SOCIAL_PROFILE_URL, SOCIAL_EMBED_ENDPOINT, SOCIAL_IMAGE_HOSTS].join('\n');
  const lastFeed = shared.socialFeed;
  if (lastFeed && lastFeed.settings === settings && Date.now() < lastFeed.until) return lastFeed.feed;
  const current: Current = { settings, until: Number.POSITIVE_INFINITY, feed: readFeed() };
  shared.socialFeed = current;
  current.feed.then(({ posts }) => {
    current.until = Date.now() + (posts ? lifetime.read : lifetime.failed);
  });
  return current.feed;
}

/**
 * Returns the posts of the company's profile, read from the network at most once an hour. Never throws and takes five
 * seconds at most.
 *
 * @returns one to six posts, or null when no profile is set, or it or all its posts could not be read: the caller then
 * shows the site's own posts (specification §8)
 */
export async function readPosts(): Promise<LivePost[] | null> {
  return (await currentFeed()).posts;
}
