import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../../site/metadata';
import { building, projectsIn } from '../../testing/content/records';
import { at, direction, locales, openRaw } from '../../testing/pages/pages';
import { type Pdf, readPdf } from '../../testing/pages/pdf';
import { words } from '../../testing/pages/words';

/** Opens a page without scripts and fetches the brochure to which it links. */
async function fetchBrochure(page: Page, url: string, label: string) {
  await openRaw(page, url);
  const link = page.getByRole('link', { name: label });
  await expect(link).toHaveCount(1);
  const address = (await link.getAttribute('href')) ?? '';
  const response = await page.request.get(address);
  return { address, response, body: await response.body() };
}

for (const locale of locales) {
  const t = words(locale);
  const label = t('Print.brochure');
  const sheets = [
    ...projectsIn(locale).map(({ index, title, description }) => ({
      path: `/project/${index}`,
      title,
      text: description[0] ?? '',
      most: 1,
    })),
    { path: '/hartuvcenter', title: building.name[locale], text: building.subtitle[locale], most: 2 },
  ];

  test.describe(locale, () => {
    test('every project and the building offer a brochure', async ({ page }) => {
      for (const { path } of sheets) {
        const { address, response } = await fetchBrochure(page, at(locale, path), label);
        expect(address, path).toMatch(new RegExp(`^/brochures/[a-z0-9-]+-${locale}\\.pdf$`));
        expect(response.status(), path).toBe(200);
        expect(response.headers(), path).toMatchObject({
          'content-type': 'application/pdf',
          'x-robots-tag': 'noindex',
        });
      }
    });

    test('a brochure is one sheet for a project and two for the building, for every reader', async ({
      page,
    }) => {
      for (const { path, title, text, most } of sheets) {
        const url = at(locale, path);
        const { body } = await fetchBrochure(page, url, label);
        const pdf: Pdf = await readPdf(body, direction[locale]);
        expect.soft(pdf.sheets, url).toBeLessThanOrEqual(most);
        expect.soft(pdf, url).toMatchObject({
          tagged: true,
          showsTitle: true,
          language: locale,
          embedsFonts: true,
          title: expect.stringContaining(title),
        });
        expect.soft(pdf.outline[0], url).toBe(title);
        expect
          .soft(
            pdf.figures.filter((alt) => !alt),
            `${url} has figures without a text`,
          )
          .toEqual([]);
        for (const link of pdf.links)
          expect.soft(link, url).toMatch(new RegExp(`^(${siteUrl}/|tel:|mailto:|https:)`));
        // The text of the page, in the order in which it is read.
        const all = pdf.lines.join(' ').replaceAll(/\s+/g, '');
        for (const words of [title, text]) expect.soft(all, url).toContain(words.replaceAll(/\s+/g, ''));
      }
    });
  });
}

test('no brochure is listed as a page', async ({ page }) => {
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('.pdf');
});
