import type { NextRequest } from 'next/server';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { routing } from '@/i18n/routing';
import { writePost } from '@/lib/seo/social-posts';
import { readPosts } from '@/server/social/feed';

/** Returns the live posts in the language of the page; none to keep the posts of the page. */
export async function GET(request: NextRequest) {
  const asked = request.nextUrl.searchParams.get('locale');
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale;
  const live = (await readPosts()) ?? [];
  const t = await getTranslations({ locale, namespace: 'SocialFeed' });
  const posts = live.map((post) => ({ key: post.code, image: post.image, ...writePost(t, post) }));
  return Response.json({ posts }, { headers: { 'cache-control': 'no-store' } });
}
