import { expect, test } from '@playwright/test';
import { telHref } from '../../site/contact-links';
import { building, company, phoneIn } from '../../testing/content/records';
import { at, eachKind, hydrated, locales, open } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

const anchors = ['about', 'services', 'projects', 'contact'] as const;

for (const locale of locales) {
  const t = words(locale);

  test.describe(locale, () => {
    test('every kind of page has the whole footer', async ({ page }) => {
      for (const url of eachKind(locale)) {
        await page.goto(url);
        const footer = page.getByRole('contentinfo');
        await expect(footer).toContainText(
          t('Footer.blurb', { company: company.name[locale], founded: String(company.founded) }),
        );
        await expect(footer).toContainText(String(company.founded));
        await expect(footer).toContainText(company.address[locale]);
        await expect(footer).toContainText(company.legalName[locale]);
        await expect(footer).toContainText(company.companyNumber);
        for (const anchor of anchors) {
          await expect(
            footer.getByRole('link', { name: t(`SiteHeader.${anchor}`), exact: true }),
          ).toHaveAttribute('href', at(locale, '/') === '/' ? `/#${anchor}` : `/en#${anchor}`);
        }
        await expect(footer.locator(`a[href="${telHref(company.phone)}"]`)).toHaveText(phoneIn(locale));
        await expect(footer.locator(`a[href="mailto:${company.email}"]`)).toHaveText(company.email);
        await expect(footer.getByRole('link', { name: t('Footer.accessibility') })).toHaveAttribute(
          'href',
          at(locale, '/accessibility'),
        );
      }
    });

    test('the networks and the designer open in a new tab that says so', async ({ page }) => {
      await page.goto(at(locale, '/'));
      const footer = page.getByRole('contentinfo');
      const { designer, social } = company;
      for (const [name, href] of [
        [t('Footer.facebook'), social.facebook],
        [t('Footer.whatsapp'), new RegExp(`^https://wa\\.me/${company.whatsapp}\\?text=`)],
        [t('Footer.instagram'), social.instagram],
        [designer?.name[locale], designer?.url],
      ] as const) {
        // The sample has them all.
        if (!href) throw new Error(`${name} has no address.`);
        const link = footer.getByRole('link', { name: `${name} ${t('NewTab.label')}`, exact: true });
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    test('the chat button opens a chat with a greeting on every kind of page', async ({ page }) => {
      for (const url of eachKind(locale)) {
        await page.goto(url);
        const chat = page
          .getByRole('complementary')
          .getByRole('link', { name: t('ChatButton.label'), exact: true });
        await expect(chat).toBeInViewport();
        await expect(chat).toHaveAttribute('target', '_blank');
        await expect(chat).toHaveAccessibleDescription(t('ChatButton.newTab'));
        const address = new URL((await chat.getAttribute('href')) ?? '');
        expect(address.pathname).toBe(`/${company.whatsapp}`);
        const expected = url.endsWith('/hartuvcenter')
          ? t('ChatButton.prefillBuilding', { building: building.name[locale] })
          : t('ChatButton.prefill');
        expect(address.searchParams.get('text')).toBe(expected);
        const position = await chat.evaluate(
          (link) => getComputedStyle(link.closest('aside') ?? link).position,
        );
        expect(position).toBe('fixed');
      }
    });

    test('the copyright has the visitor’s year, also years after the build', async ({ page }) => {
      await page.clock.setFixedTime('2041-06-01T12:00:00Z');
      await open(page, at(locale, '/accessibility'));
      await expect(page.getByRole('contentinfo')).toContainText(`© 2041 ${company.name[locale]}`);
    });

    test('a quick link leads from another page to its part of the home page', async ({ page }) => {
      await open(page, at(locale, '/accessibility'));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('SiteHeader.services'), exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`${at(locale, '/')}#services$`));
      await hydrated(page);
      await expect(page.locator('#services')).toBeInViewport();
    });
  });
}
