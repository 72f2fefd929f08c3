import { useLocale } from 'next-intl';
import { direction } from '@/i18n/routing';
import type { Unit } from '@/model';
import { layOutPlan } from './plan';

type Props = { unit: Pick<Unit, 'plan' | 'planFile'>; className: string | undefined };

/** Draws the outlines of a plan as large as a word; nothing without a plan. */
export function PlanThumbnail({ unit: { plan, planFile }, className }: Props) {
  const isRtl = direction[useLocale()] === 'rtl';
  if (planFile)
    return <img className={className} src={planFile} alt="" width="40" height="32" loading="lazy" />;
  if (!plan) return null;
  const { width, depth, rooms } = layOutPlan(plan, isRtl);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
      <path
        d={rooms
          .map(({ left, top, width, depth }) => `M${left} ${top}h${width}v${depth}h${-width}z`)
          .join('')}
      />
    </svg>
  );
}
