import { useLocale } from 'next-intl';
import styles from './brand-logo.module.css';

type Props = {
  brand: 'company' | 'building';
  /** `light` for dark grounds. */
  tone?: 'dark' | 'light';
  /** Pixels. */
  height: number;
};

/** The files under public/brand and how wide each is for its height, so that its place is kept before it arrives. */
const logos = {
  company: { stem: 'logo', ratio: { he: 155.11 / 47, en: 206.35 / 47 } },
  building: { stem: 'building-logo', ratio: { he: 233.15 / 50, en: 276.73 / 50 } },
};

/** The logo in the language of the page, as decoration: the link or heading around it carries the name. */
export function BrandLogo({ brand, tone = 'dark', height }: Props) {
  const locale = useLocale();
  const { stem, ratio } = logos[brand];
  const src = `/brand/${stem}-${locale}${tone === 'light' ? '-light' : ''}.svg`;
  return (
    <img
      className={styles.logo}
      data-tone={tone}
      src={src}
      alt=""
      width={Math.round(height * ratio[locale])}
      height={height}
    />
  );
}
