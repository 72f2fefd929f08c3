/** @jest-environment jsdom */
import { useTranslations } from 'next-intl';
import { groupUnitFacts, listUnitFacts } from '@/components/units/unit-facts';
import { renderIn } from '@/e2e/support/pages/intl';
import { listBuildings } from '@/model';

const { units = [], levels = [] } = listBuildings('en')[0] ?? {};

function GroupsOf({ number }: { number: string }) {
  const words = {
    unit: useTranslations('Unit'),
    units: useTranslations('Units'),
    facts: useTranslations('Facts'),
  };
  const unit = units.find((each) => each.number === number);
  const level = levels.find(({ id }) => id === unit?.level);
  if (!unit || !level) return null;
  const groups = groupUnitFacts(listUnitFacts(unit, level, words, 'en'));
  return groups.map(({ name, rows }) => <p key={name}>{rows.map((row) => row.name).join('; ')}</p>);
}

test('the facts of a hall are in three groups of at most six', () => {
  const { container } = renderIn('en', <GroupsOf number="3" />);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Gross area; Net area; Clear height; Floor loading; Column grid; Can be divided',
    'Level-access doors; Door size; Longest vehicle in the yard; Turning circle of the yard; Goods lift; HGV parking spaces',
    'Power connection; Sprinklers',
  ]);
});
