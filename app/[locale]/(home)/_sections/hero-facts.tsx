import { useTranslations } from 'next-intl';
import { Ltr } from '@/components/text/ltr';
import type { Company } from '@/content';
import styles from './hero-facts.module.css';

type Props = { facts: Company['facts'] };

/** Three facts that hang under the ground line. */
export function HeroFacts({ facts }: Props) {
  const t = useTranslations('About');
  const list = [
    {
      key: 'built',
      figure: t('builtFigure', { n: facts.builtArea }),
      text: t('builtText', { n: facts.builtArea }),
    },
    {
      key: 'planned',
      figure: t('plannedFigure', { n: facts.plannedArea }),
      text: t('plannedText', { n: facts.plannedArea }),
    },
    {
      key: 'experience',
      figure: t.rich('experienceFigure', { n: facts.experienceYears, ltr: (part) => <Ltr>{part}</Ltr> }),
      text: t('experienceText', { n: facts.experienceYears }),
    },
  ] as const;
  return (
    <ul role="list" className={`container ${styles.facts}`}>
      {list.map(({ key, figure, text }) => (
        <li key={key} className={`level-mark ${styles.fact}`}>
          <span aria-hidden="true">
            <span className={styles.figure}>{figure}</span>
            <span className={styles.label}>{t(`${key}Label`)}</span>
          </span>
          <span className="visually-hidden">{text}</span>
        </li>
      ))}
    </ul>
  );
}
