import { useFormatter, useTranslations } from 'next-intl';
import { NumberText } from '@/components/text/number-text';
import { choiceName } from '@/i18n/choice-name';
import type { Level } from '@/model';
import type { Measured } from '@/model/derived/section-levels';

type Props = { id: string; levels: readonly Measured<Level>[] };

/** Describes the section drawing in words, for screen readers. */
export function DrawingWords({ id, levels }: Props) {
  const t = useTranslations('Building');
  const units = useTranslations('Units');
  const { list } = useFormatter();
  const sortedLevels = [...levels].sort((a, b) => b.elevation - a.elevation);
  const words = sortedLevels.map(({ title, uses, elevation }) =>
    t('levelInWords', {
      title,
      uses: list(uses.map((use) => choiceName(units, `uses.${use}`, use))),
      place: placeOf(elevation),
      n: Math.abs(elevation),
    }),
  );
  return (
    <p id={id} className="visually-hidden">
      <NumberText>{t('inWords', { levels: words.join('; ') })}</NumberText>
    </p>
  );
}

/** Returns the key of the messages for the position of a floor. */
export function placeOf(elevation: number): 'street' | 'below' | 'above' {
  if (elevation === 0) return 'street';
  return elevation < 0 ? 'below' : 'above';
}
