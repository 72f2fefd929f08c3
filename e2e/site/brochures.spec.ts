import { siteUrl } from '../../lib/seo/metadata';
import { buildings, projectsIn } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { readPage } from '../support/pages/built-site';
import { at, direction } from '../support/pages/pages';
import { readPdf } from '../support/pages/pdf';
import { expect, test } from '../support/test';

inBothDirections((locale, t) => {
  const sheets = [
    ...projectsIn(locale).map(({ index, title, description }) => ({
      url: at(locale, `/project/${index}`),
      title,
      pageTitle: title,
      text: description[0] ?? '',
      most: 1,
    })),
    ...buildings.map(({ id, name, pageTitle, subtitle }) => ({
      url: at(locale, `/${id}`),
      title: name[locale],
      pageTitle: pageTitle[locale],
      text: subtitle[locale],
      most: 3,
    })),
  ];

  test('projects have an accessible brochure of one sheet, buildings of three', async ({ request }) => {
    for (const { url, title, pageTitle, text, most } of sheets) {
      const link = readPage(url)(`a:contains("${t('Print.brochure')}")`);
      expect(link.length, url).toBe(1);
      const address = link.attr('href') ?? '';
      expect(address, url).toMatch(new RegExp(`^/brochures/[a-z0-9-]+-${locale}\\.pdf$`));
      const response = await request.get(address);
      expect(response.status(), url).toBe(200);
      expect(response.headers(), url).toMatchObject({
        'content-type': 'application/pdf',
        'x-robots-tag': 'noindex',
      });

      const pdf = await readPdf(await response.body(), direction[locale]);
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
      const skipping = others.filter((level, index) => level === 1 || level > (pdf.headings[index] ?? 0) + 1);
      expect.soft(skipping, `${url} skips no level of headings and has one title`).toEqual([]);
      for (const target of pdf.links)
        expect.soft(target, url).toMatch(new RegExp(`^(${siteUrl}/|tel:|mailto:|https:)`));
      // The text of the page, in its reading order.
      const all = pdf.lines.join(' ').replaceAll(/\s+/g, '');
      for (const part of [title, text]) expect.soft(all, url).toContain(part.replaceAll(/\s+/g, ''));
    }
  });
});
