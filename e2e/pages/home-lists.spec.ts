import { clients, projectsIn } from '../support/content/records';
import { open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { button, region } from '../support/roles';
import { expect, type Locator, test } from '../support/test';

const industries = [...new Set(clients.map(({ industry }) => industry))];

const t = words('he');
const all = projectsIn('he');
const titlesOf = (status?: string) =>
  all.filter((project) => !status || project.status === status).map(({ title }) => title);
const logosOf = (industry?: (typeof clients)[number]['industry']) =>
  clients
    .filter((client) => !industry || client.industry === industry)
    .map(({ name, logo }) => (logo ? t('Clients.logo', { name: name.he }) : name.he));

/** The filters with the names of their items, and their visible number. */
const lists = [
  {
    group: 'Projects' as const,
    initial: 3,
    increment: 3,
    filters: [
      { name: t('Projects.all'), items: titlesOf() },
      { name: t('Projects.inProgress'), items: titlesOf('inProgress') },
      { name: t('Projects.completed'), items: titlesOf('completed') },
    ],
    expectShown: (section: Locator, names: string[]) =>
      expect(section.locator('article:visible h3')).toHaveText(names),
  },
  {
    group: 'Clients' as const,
    initial: 10,
    increment: 8,
    filters: [
      { name: t('Clients.all'), items: logosOf() },
      ...industries.map((industry) => ({
        name: typeof industry === 'string' ? t(`Clients.industries.${industry}`) : industry.he,
        items: logosOf(industry),
      })),
    ],
    expectShown: async (section: Locator, names: string[]) => {
      const items = section.locator('[data-key]:not([hidden])');
      await expect(items).toHaveCount(names.length);
      for (const [index, name] of names.entries()) {
        const item = items.nth(index);
        const logo = item.getByAltText(name, { exact: true });
        await expect(logo.or(item.getByText(name, { exact: true }))).toBeAttached();
      }
    },
  },
];

/** A company may have no projects or clients, and so no list of them. */
function hasItems({ filters }: (typeof lists)[number]): boolean {
  return filters.some(({ items }) => items.length > 0);
}

for (const { group, initial, increment, filters, expectShown } of lists.filter(hasItems))
  test(`a filter shows ${initial} ${group} first and announces ${increment} more at a time`, {
    tag: ['@core', '@content'],
  }, async ({ page }) => {
    await open(page, '/');
    const section = region(page, t(`${group}.title`));
    const choices = page.getByRole('group', { name: t(`${group}.filterLabel`) });
    const more = button(section, t(`${group}.showMore`));
    const status = section.getByRole('status');
    // One group beside “all” is no choice.
    if (filters.length === 2) {
      await expect(choices).toHaveCount(0);
      await expectShown(section, filters[0]?.items.slice(0, initial) ?? []);
      return;
    }
    await expect(choices.getByRole('button')).toHaveText(filters.map(({ name }) => name));
    await expect(choices.locator('[aria-pressed="true"]')).toHaveText(t(`${group}.all`));
    await expect(status).toHaveText('');
    for (const { name, items } of [...filters, ...filters.slice(0, 1)]) {
      const total = items.length;
      await button(choices, name).click();
      await expect(choices.locator('[aria-pressed="true"]')).toHaveText(name);
      for (let shown = initial; shown < total; shown += increment) {
        await expectShown(section, items.slice(0, shown));
        await expect(status).toHaveText(t(`${group}.shown`, { shown, total }));
        await more.click();
      }
      await expectShown(section, items);
      const all = total > 0 ? t(`${group}.shown`, { shown: total, total }) : t(`${group}.empty`);
      await expect(status).toHaveText(all);
      await expect(more).toBeHidden();
    }
  });

test('the address keeps the chosen filter, but not for search engines', async ({ page }) => {
  const shown = page.locator('#projects article:visible h3');
  const canonical = page.locator('link[rel="canonical"]');
  const filters = page.getByRole('group', { name: t('Projects.filterLabel') });
  test.skip(all.length === 0, 'There is no list without projects.');
  // An unknown filter is ignored, and the rest of the address is kept.
  await open(page, `/?from=mail&status=none#projects`);
  await expect(shown).toHaveText(titlesOf().slice(0, 3));
  const own = (await canonical.getAttribute('href')) ?? '';
  const choice = button(filters, t('Projects.inProgress'));
  await choice.click();
  await expect(page).toHaveURL(/\?from=mail&status=inProgress#projects$/);
  await open(page, page.url());
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(shown).toHaveText(titlesOf('inProgress').slice(0, 3));
  await expect(canonical).toHaveAttribute('href', own);
  await button(filters, t('Projects.all')).click();
  await expect(page).toHaveURL(/\?from=mail#projects$/);
});
