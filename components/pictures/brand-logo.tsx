import type { Logo } from '@/model';
import styles from './brand-logo.module.css';

type Props = {
  logo: Logo;
  /** Shown where the picture did not come. */
  name: string;
  /** `light` for dark grounds. */
  tone?: 'dark' | 'light';
  /** Pixels. */
  height: number;
  /** `lazy` far below the fold. */
  loading?: 'lazy';
};

/** Renders a logo with reserved space, or its name in one line. */
export function BrandLogo({ logo, name, tone = 'dark', height, loading }: Props) {
  const { src, ...size } = logo[tone];
  return (
    <img
      className={styles.logo}
      data-tone={tone}
      src={src}
      alt={name}
      width={Math.round((height * size.width) / size.height)}
      height={height}
      loading={loading}
    />
  );
}
