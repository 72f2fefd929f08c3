import { projectsIn } from '../support/content/records';
import { words } from '../support/pages/words';
import { region } from '../support/roles';
import { expect, test } from '../support/test';

const t = words('he');
const all = projectsIn('he');

test('a text fragment shows a project behind “show more”', { tag: '@chromium' }, async ({ page }) => {
  // Its opening line, because its title is also in the drawing of all projects.
  const { title = '', openingLine = '' } = all.slice(3, 6).find((project) => project.openingLine) ?? {};
  const cards = region(page, t('Projects.title')).getByRole('listitem').and(page.locator('[data-key]'));
  await page.goto('/');
  await expect(cards).toHaveCount(3);
  await page.goto(`/?found#:~:text=${encodeURIComponent(openingLine).replaceAll('-', '%2D')}`);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  await expect(page.locator('#projects article:visible h3')).toHaveText(
    all.slice(0, 6).map((project) => project.title),
  );
});
