import type { Locale } from '../../i18n/routing';
import { descriptionOf, hintsIn, toneNamesIn } from '.';

test('a language without a file of descriptions has empty labels', () => {
  const locale = 'xx' as Locale;
  expect(descriptionOf(locale, { field: 'project' })).toEqual({ label: '' });
  expect([hintsIn(locale), toneNamesIn(locale)]).toEqual([{}, {}]);
});
