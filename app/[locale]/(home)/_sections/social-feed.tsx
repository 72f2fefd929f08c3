import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/runtime/island';
import { SocialFeed } from '@/components/islands/social-feed/social-feed';
import { Icon } from '@/components/pictures/icon';
import { Picture } from '@/components/pictures/picture';
import { NewTab } from '@/components/text/new-tab';
import { SectionHead } from '@/components/text/section-head';
import { formatDayInWords } from '@/i18n/dates';
import { writePost } from '@/lib/seo/social-posts';
import type { FallbackPost } from '@/model';
import styles from './social-feed.module.css';

/** A post read from the network: it has no date, and its picture is an address of this site or missing. */
type LivePost = Omit<FallbackPost, 'image' | 'date'> & { code: string; image: string | null };

type Props = { posts: readonly (LivePost | FallbackPost)[] };

/** On phones a card has a small picture, as high as its text. */
const sizes = '(min-width: 60rem) 28rem, (min-width: 40rem) 46vw, 13rem';

/**
 * Renders the posts of the build, otherwise the posts of the content; live posts replace them in the browser. Renders
 * nothing without posts.
 */
export function SocialFeedSection({ posts }: Props) {
  const locale = useLocale();
  const t = useTranslations('SocialFeed');
  if (posts.length === 0) return null;

  function kept(post: FallbackPost, position: number) {
    return {
      key: String(position + 1),
      image: null,
      picture: <Picture picture={post.image} sizes={sizes} />,
      date: t.rich('date', {
        date: formatDayInWords(post.date, locale),
        time: (date) => <time dateTime={post.date}>{date}</time>,
      }),
      ...writePost(t, post),
    };
  }

  return (
    <section className="section screen-only" aria-labelledby="social-title">
      <div className="container">
        <SectionHead id="social-title" title={t('title')} />
        <p className={`lead measure ${styles.text}`}>{t('text')}</p>
        <Island
          component={{ SocialFeed }}
          props={{
            label: t('list'),
            posts: posts.map((post, position) =>
              'code' in post
                ? { key: post.code, image: post.image, ...writePost(t, post) }
                : kept(post, position),
            ),
            source: `/api/social-feed?locale=${locale}`,
            likeIcon: <Icon name="heart" />,
            commentIcon: <Icon name="comment" />,
            link: (
              <>
                <span>
                  {t('link')}
                  <NewTab />
                </span>
                <Icon name="external" />
              </>
            ),
          }}
        />
      </div>
    </section>
  );
}
