import type { NextRequest } from 'next/server';
import { readPostImage } from '@/server/social/image';

/** Serves the picture of a live post, so that the visitor's browser contacts no other site; 404 for anything else. */
export async function GET(request: NextRequest) {
  const image = await readPostImage(request.nextUrl.searchParams.get('post') ?? '');
  const security = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };
  if (!image)
    return new Response(null, { status: 404, headers: { ...security, 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(image.body), {
    headers: {
      ...security,
      'content-type': image.type,
      // A week: pictures do not change, but the picture of a deleted post should disappear.
      'cache-control': 'public, max-age=604800, immutable',
    },
  });
}
