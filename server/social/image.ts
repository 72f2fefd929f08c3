import { cappedGet } from '../http/capped-get';
import { currentFeed } from './feed';
import { isAllowedHost } from './hosts';
import { readSocialSettings } from './settings';

type Image = { type: string; body: Buffer };

const types = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
const maxImage = 3 * 1024 * 1024;
/** Milliseconds. */
const timeLimit = 5000;
/** Milliseconds for which a failed picture is not requested again. */
const pause = 60_000;

type Known = { until: number; image: Promise<Image | null> };

// Cached with its feed and dropped with it: six pictures at most, so visitors cause no traffic.
const kept = new WeakMap<Map<string, URL>, Map<string, Known>>();

async function readImage(thumbnail: URL): Promise<Image | null> {
  const hosts = readSocialSettings()?.imageHosts ?? [];
  try {
    const image = await cappedGet(thumbnail, {
      maxBytes: maxImage,
      signal: AbortSignal.timeout(timeLimit),
      allow: (address) => isAllowedHost(address, hosts),
    });
    return types.has(image.type) ? image : null;
  } catch {
    return null;
  }
}

/**
 * Returns the picture of a post of the current feed.
 *
 * @returns null for any other code, and for a refused picture: its host is not in `SOCIAL_IMAGE_HOSTS`, it is no JPEG,
 * PNG, WebP or AVIF, it is larger than 3 MB or takes longer than five seconds
 */
export async function readPostImage(code: string): Promise<Image | null> {
  const { thumbnails } = await currentFeed();
  const thumbnail = thumbnails.get(code);
  if (!thumbnail) return null;
  const images = kept.get(thumbnails) ?? new Map<string, Known>();
  kept.set(thumbnails, images);
  const cachedImage = images.get(code);
  if (cachedImage && Date.now() < cachedImage.until) return cachedImage.image;
  const current: Known = { until: Number.POSITIVE_INFINITY, image: readImage(thumbnail) };
  images.set(code, current);
  if (!(await current.image)) current.until = Date.now() + pause;
  return current.image;
}
