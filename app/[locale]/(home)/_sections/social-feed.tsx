import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Picture } from '@/components/islands/picture';
import { SocialFeed as Feed } from '@/components/islands/social-feed';
import { Ltr } from '@/components/ltr';
import { NewTab } from '@/components/new-tab';
import { SectionHead } from '@/components/section-head';
import type { FallbackPost } from '@/content/schema';
import type { Locale } from '@/i18n/routing';
import { writePost } from '@/i18n/social-posts';
import styles from './social-feed.module.css';

/** A post read from the network: it has no date, and its picture is an address of this site or missing. */
type LivePost = Omit<FallbackPost, 'image' | 'date'> & { code: string; image: string | null };

type Props = { posts: readonly (LivePost | FallbackPost)[] };

/** The formats of rtl.md: `14/09/2026` in Hebrew, `09/14/2026` in English. */
const dateFormats: Record<Locale, string> = { he: 'en-GB', en: 'en-US' };

/** Posts that the build could read, or else the posts of the content; live posts take their place in the browser. */
export function SocialFeed({ posts }: Props) {
  const locale = useLocale();
  const t = useTranslations('SocialFeed');

  function formatDate(day: string) {
    const format = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(dateFormats[locale], format).format(new Date(day));
  }

  function kept(post: FallbackPost) {
    return {
      key: post.image.src,
      image: null,
      picture: <Picture picture={post.image} sizes="(width >= 80rem) 26rem, (width >= 40rem) 45vw, 92vw" />,
      date: t.rich('date', {
        date: formatDate(post.date),
        ltr: (chunks) => (
          <time dateTime={post.date}>
            <Ltr>{chunks}</Ltr>
          </time>
        ),
      }),
      ...writePost(t, post),
    };
  }

  return (
    <section className="section" aria-labelledby="social-title">
      <div className="container">
        <SectionHead id="social-title" label={t('label')} title={t('title')} />
        <p className={`lead measure ${styles.text}`}>{t('text')}</p>
        <Feed
          label={t('list')}
          posts={posts.map((post) =>
            'code' in post ? { key: post.code, image: post.image, ...writePost(t, post) } : kept(post),
          )}
          source={`/api/social-feed?locale=${locale}`}
          likeIcon={<Icon name="heart" />}
          commentIcon={<Icon name="comment" />}
          link={
            <>
              <span>
                {t('link')}
                <NewTab />
              </span>
              <Icon name="external" />
            </>
          }
        />
      </div>
    </section>
  );
}
