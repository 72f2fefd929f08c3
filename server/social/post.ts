import { createHash } from 'node:crypto';
import { z } from 'zod';
import { cappedGet } from '../http/capped-get';
import { isSameSite } from './hosts';

const maxAnswer = 64 * 1024;
/** Characters. A page may show fewer. */
const maxCaption = 500;

const embedSchema = z.object({
  thumbnail_url: z.url({ protocol: /^https?$/ }),
  title: z.string().catch(''),
});

/** Control characters, marks of direction and invisible marks, which could rearrange the page around a caption. */
const unsafe = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

function cleanCaption(title: string): string {
  const line = title.normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(unsafe, '').replaceAll(/ +/g, ' ');
  return Array.from(line.trim()).slice(0, maxCaption).join('');
}

/**
 * Returns pseudo-random numbers for a live post: likes 100 to 1099, comments 5 to 54 (specification §9). They are
 * derived from its code, so that the build, every server and the next hour show the same.
 */
function drawCounts(code: string): { likes: number; comments: number } {
  const random = createHash('sha256').update(code).digest();
  return { likes: 100 + (random.readUInt32BE(0) % 1000), comments: 5 + (random.readUInt32BE(4) % 50) };
}

/**
 * Requests one post from the embed-info endpoint (specification §7).
 *
 * @throws Error when the endpoint fails or its answer names no picture
 */
export async function readPost(
  { code, url }: { code: string; url: string },
  embed: URL,
  signal: AbortSignal,
) {
  const address = new URL(embed);
  address.searchParams.set('url', url);
  const { body } = await cappedGet(address, {
    maxBytes: maxAnswer,
    signal,
    allow: (address) => isSameSite(address, embed),
  });
  const { thumbnail_url, title } = embedSchema.parse(JSON.parse(body.toString('utf8')));
  return { code, url, caption: cleanCaption(title), thumbnail: new URL(thumbnail_url), ...drawCounts(code) };
}
