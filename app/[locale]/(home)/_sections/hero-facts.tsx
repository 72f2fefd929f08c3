import { useTranslations } from 'next-intl';
import { Ltr } from '@/components/text/ltr';
import type { Company } from '@/content';
import styles from './hero-facts.module.css';

type Props = { facts: Company['facts'] };

/** The facts of the company, at most three, that hang under the ground line. */
export function HeroFacts({ facts }: Props) {
  const t = useTranslations('About');
  const { builtArea, plannedArea, experienceYears } = facts;
  const figures = [
    { key: 'built', n: builtArea },
    { key: 'planned', n: plannedArea },
    { key: 'experience', n: experienceYears },
  ] as const;
  const known = figures.flatMap(({ key, n }) => (n ? [{ key, n }] : []));
  if (known.length === 0) return null;
  return (
    <ul role="list" className={`container ${styles.facts}`}>
      {known.map(({ key, n }) => (
        <li key={key} className={`level-mark ${styles.fact}`}>
          <span aria-hidden="true">
            <span className={styles.figure}>
              {t.rich(`${key}Figure`, { n, ltr: (part) => <Ltr>{part}</Ltr> })}
            </span>
            <span className={styles.label}>{t(`${key}Label`)}</span>
          </span>
          <span className="visually-hidden">{t(`${key}Text`, { n })}</span>
        </li>
      ))}
    </ul>
  );
}
