import type { Logo } from '@/model';
import styles from './brand-logo.module.css';

type Props = {
  logo: Logo;
  /** `light` for dark grounds. */
  tone?: 'dark' | 'light';
  /** Pixels. */
  height: number;
  /** `lazy` far below the fold. */
  loading?: 'lazy';
};

/** Renders a decorative logo with reserved space; the link or heading around it has the name. */
export function BrandLogo({ logo, tone = 'dark', height, loading }: Props) {
  const { src, ...size } = logo[tone];
  return (
    <img
      className={styles.logo}
      data-tone={tone}
      src={src}
      alt=""
      width={Math.round((height * size.width) / size.height)}
      height={height}
      loading={loading}
    />
  );
}
