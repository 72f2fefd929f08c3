import type { useTranslations } from 'next-intl';
import type { Level, Unit } from '@/model';

type Words = ReturnType<typeof useTranslations<'Units'>>;

/** Returns where a unit of a level is, as inside a sentence. */
export function phraseOf({ phrase, plainName }: Level, t: Words): string {
  return phrase ?? t('onLevel', { level: plainName });
}

/** Returns the text that asks about a unit, or about similar ones when it is taken. */
export function requestOf({ number, area, status }: Unit, level: Level, t: Words): string {
  return status === 'taken'
    ? t('prefillSimilar', { number })
    : t('prefill', { number, area, level: phraseOf(level, t) });
}
