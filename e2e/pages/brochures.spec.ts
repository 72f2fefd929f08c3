import { siteUrl } from '../../site/metadata';
import { building, buildingHref, projectsIn } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { at, direction, openRaw } from '../support/pages/pages';
import { type Pdf, readPdf } from '../support/pages/pdf';
import { expect, type Page, test } from '../support/test';

/** Opens a page without scripts and fetches the brochure to which it links. */
async function fetchBrochure(page: Page, url: string, label: string) {
  await openRaw(page, url);
  const link = page.getByRole('link', { name: label });
  await expect(link).toHaveCount(1);
  const address = (await link.getAttribute('href')) ?? '';
  const response = await page.request.get(address);
  return { address, response, body: await response.body() };
}

inEveryLanguage((locale, t) => {
  const label = t('Print.brochure');
  const sheets = [
    ...projectsIn(locale).map(({ index, title, description }) => ({
      path: `/project/${index}`,
      title,
      pageTitle: title,
      text: description[0] ?? '',
      most: 1,
    })),
    {
      path: buildingHref,
      title: building.name[locale],
      pageTitle: building.pageTitle[locale],
      text: building.subtitle[locale],
      most: 2,
    },
  ];

  test('every project and the building offer a brochure of one sheet or two, for every reader', async ({
    page,
  }) => {
    for (const { path, title, pageTitle, text, most } of sheets) {
      const url = at(locale, path);
      const { address, response, body } = await fetchBrochure(page, url, label);
      expect(address, path).toMatch(new RegExp(`^/brochures/[a-z0-9-]+-${locale}\\.pdf$`));
      expect(response.status(), path).toBe(200);
      expect(response.headers(), path).toMatchObject({
        'content-type': 'application/pdf',
        'x-robots-tag': 'noindex',
      });

      const pdf: Pdf = await readPdf(body, direction[locale]);
      expect.soft(pdf.sheets, url).toBeLessThanOrEqual(most);
      expect.soft(pdf, url).toMatchObject({
        tagged: true,
        showsTitle: true,
        language: locale,
        embedsFonts: true,
        title: expect.stringContaining(pageTitle),
      });
      expect.soft(pdf.outline[0], url).toBe(title);
      const silent = pdf.figures.filter((alt) => !alt);
      expect.soft(silent, `${url} has figures without a text`).toEqual([]);
      expect.soft(pdf.tables, `${url} has a table without headers`).not.toContain(0);
      const [first, ...others] = pdf.headings;
      expect.soft(first, `${url} begins with its title`).toBe(1);
      const skipping = others.filter((level, place) => level === 1 || level > (pdf.headings[place] ?? 0) + 1);
      expect.soft(skipping, `${url} skips no level of headings and has one title`).toEqual([]);
      for (const target of pdf.links)
        expect.soft(target, url).toMatch(new RegExp(`^(${siteUrl}/|tel:|mailto:|https:)`));
      // The text of the page, in the order in which it is read.
      const all = pdf.lines.join(' ').replaceAll(/\s+/g, '');
      for (const part of [title, text]) expect.soft(all, url).toContain(part.replaceAll(/\s+/g, ''));
    }
  });
});
