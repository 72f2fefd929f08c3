import { useTranslations } from 'next-intl';
import type { Facts } from '@/content/schema';
import styles from './fact-list.module.css';
import { listFacts } from './facts';

type Props = { facts: Facts };

/** The known facts of a project or a level, in as many columns as there is room for; nothing when none is known. */
export function FactList({ facts }: Props) {
  const list = listFacts(facts, useTranslations('Facts'));
  if (list.length === 0) return null;
  return (
    <dl className={styles.list}>
      {list.map(({ name, text }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
