import { z } from 'zod';
import { commaList } from '../../lib/comma-list';

const address = z.url({ protocol: /^https?$/, error: 'write an address that starts with https://' });

const host = z
  .string()
  .regex(
    /^(\.?[a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(:\d+)?$/,
    'write hosts such as cdn.example, .cdn.example',
  );

const settingsSchema = z.object({
  SOCIAL_PROFILE_URL: address,
  SOCIAL_EMBED_ENDPOINT: address,
  SOCIAL_IMAGE_HOSTS: z
    .string()
    .default('')
    .transform((hosts) => commaList(hosts.toLowerCase()))
    .pipe(host.array()),
});

export type SocialSettings = {
  profile: URL;
  /** Requested with each post's address as `url`, in addition to its own parameters. */
  embed: URL;
  /** The hosts of the pictures: `cdn.example` that host alone, `.cdn.example` every host under it. */
  imageHosts: string[];
};

/**
 * Reads the settings of the social feed at the time of the call, so that a build needs none.
 *
 * @returns null when no profile is set: the site then shows its own posts
 * @throws Error that names every wrong setting and a valid value
 */
export function readSocialSettings(): SocialSettings | null {
  const { SOCIAL_PROFILE_URL, SOCIAL_EMBED_ENDPOINT, SOCIAL_IMAGE_HOSTS } = process.env;
  if (!SOCIAL_PROFILE_URL) return null;
  const result = settingsSchema.safeParse({ SOCIAL_PROFILE_URL, SOCIAL_EMBED_ENDPOINT, SOCIAL_IMAGE_HOSTS });
  if (!result.success) {
    const issues = result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    throw new Error(issues.join('; '));
  }
  return {
    profile: new URL(result.data.SOCIAL_PROFILE_URL),
    embed: new URL(result.data.SOCIAL_EMBED_ENDPOINT),
    imageHosts: result.data.SOCIAL_IMAGE_HOSTS,
  };
}
