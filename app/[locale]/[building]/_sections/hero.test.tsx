/** @jest-environment jsdom */
import { testBuilding } from '@/e2e/support/content/test-records';
import { renderIn } from '@/e2e/support/pages/intl';
import { words } from '@/e2e/support/pages/words';
import { formatDayInWords } from '@/i18n/dates';
import { Hero } from './hero';

test.each(['he', 'en'] as const)('in %s a line notes that the month of the badge has passed', (locale) => {
  const building = testBuilding;
  const note = words(locale)('Building.dateNote');
  const textIn = (completion: string) =>
    renderIn(
      locale,
      <Hero building={{ ...building, completion }} offer={undefined} figures={undefined} brochure="tower" />,
    ).container.textContent;
  expect(textIn('2000-01')).toContain(building.status);
  expect(textIn('2000-01')).toContain(note);
  expect(textIn('2999-12')).toContain(building.status);
  expect(textIn('2999-12')).not.toContain(note);
});

test.each(['he', 'en'] as const)('in %s newer progress precedes the passed month', (locale) => {
  const t = words(locale);
  const step = { date: '2000-03-10', phase: 'finishing', text: '', image: undefined } as const;
  const building = { ...testBuilding, progress: [step], completion: '2000-01' };
  const { container } = renderIn(
    locale,
    <Hero building={building} offer={undefined} figures={undefined} brochure="tower" />,
  );
  const now = t('Progress.now', {
    phase: t('Progress.phases.finishing'),
    day: formatDayInWords(step.date, locale),
  });
  expect(container.textContent).toMatch(new RegExp(`${now}.*${building.status}`, 's'));
  expect(container.textContent).not.toContain(t('Building.dateNote'));
});
