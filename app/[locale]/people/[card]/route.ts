import path from 'node:path';
import { hasLocale } from 'next-intl';
import { routing } from '@/i18n/routing';
import { contentTypes } from '@/lib/http/files';
import { pageUrl } from '@/lib/seo/metadata';
import { vcard } from '@/lib/seo/vcard';
import { getCompany } from '@/model';

type Props = { params: Promise<{ locale: string; card: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return routing.locales.flatMap((locale) =>
    getCompany(locale).people.map(({ card }) => ({ locale, card: path.basename(card) })),
  );
}

/** Renders the card of a person for address books, in the language of the page. */
export async function GET(_request: Request, { params }: Props) {
  const { locale, card } = await params;
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 });
  const { people, name } = getCompany(locale);
  const person = people.find((candidate) => path.basename(candidate.card) === card);
  if (!person) return new Response(null, { status: 404 });
  return new Response(vcard(person, name, pageUrl('/', locale)), {
    headers: { 'Content-Type': contentTypes.vcf ?? '' },
  });
}
