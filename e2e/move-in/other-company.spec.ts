import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { formatPhone } from '../../i18n/phones';
import { serverFolder, siteFolder } from '../../site/folders';
import {
  moveIn,
  otherBuilding,
  otherBuildingHref,
  otherCompany,
  otherProjects,
  otherTones,
} from '../../testing/content/other-company';
import { building, company, tones } from '../../testing/content/records';
import { copySite, type SiteCopy } from '../../testing/content/site-copy';
import { addArabic } from '../../testing/content/third-language';
import { type ScriptedRelay, startScriptedRelay } from '../../testing/mail/scripted-relay';
import { findLeftOver } from '../../testing/move-in/left-over';
import { figures, found, traces } from '../../testing/move-in/traces';
import { at, locales, openRaw } from '../../testing/pages/pages';
import { readPdf } from '../../testing/pages/pdf';
import { words } from '../../testing/pages/words';
import { pathOf, readHead } from '../support/head';
import { textsOf } from '../support/texts';
import { postForms } from './forms';
import { added, draft, editProjects, listed, retired } from './projects';

/*
 * A copy of the site is given to another company, as docs/content-guide.md says, its projects are edited, it gets a third
 * language, as docs/languages.md says, and it is built once for all tests here: nothing of the first company may be left,
 * every published address must answer, and the third language has every page.
 */

const otherSite = 'https://www.gazit.example';

test.describe.configure({ mode: 'default' });

let copy: SiteCopy;
let relay: ScriptedRelay;
let server: Awaited<ReturnType<SiteCopy['serve']>>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  relay = await startScriptedRelay();
  copy = copySite();
  moveIn(copy.folder);
  writeFileSync(path.join(copy.folder, '.env.production'), `NEXT_PUBLIC_SITE_URL=${otherSite}\n`);
  editProjects(copy);
  addArabic(copy.folder);
  copy.run('build');
  server = await copy.serve('start', {
    SMTP_URL: relay.url,
    MAIL_FROM: 'site@gazit.example',
    MAIL_TO: 'office@gazit.example',
  });
});

test.afterAll(async () => {
  await server?.stop();
  await relay?.close();
  copy?.remove();
});

/** The addresses of the projects that a page of the served site links to. */
async function linkedFrom(page: Page, url: string): Promise<string[]> {
  await openRaw(page, server.url + url);
  const links = await page.locator('a[href*="/project/"]:not([hreflang])').all();
  return Promise.all(links.map(async (link) => String(await link.getAttribute('href'))));
}

test.describe('the company', () => {
  test('each trace is found in what it comes from', () => {
    const records = JSON.stringify([company, building, tones]);
    expect(found([...traces, ...figures], records)).toHaveLength(traces.length + figures.length);
  });

  test('no page, feed or program has anything of the first company', () => {
    const programs = textsOf(copy.folder, serverFolder, /^(?!node_modules\/).*\.(m?js|json)$/);
    expect(programs).not.toEqual([]);
    for (const { file, text } of programs) expect.soft(found(traces, text), file).toEqual([]);
    expect(findLeftOver(copy.folder)).toEqual([]);
  });

  test('no brochure has a trace of the first company, and each leads to the other’s site', async () => {
    const folder = path.join(copy.folder, siteFolder, 'brochures');
    const files = readdirSync(folder);
    expect(files).not.toEqual([]);
    for (const file of files) {
      const pdf = await readPdf(readFileSync(path.join(folder, file)), 'ltr');
      expect.soft(found(traces, JSON.stringify(pdf)), file).toEqual([]);
      expect.soft(pdf.lines.join('').replaceAll(' ', ''), file).toContain(otherSite);
    }
  });

  test('logos keep their place in the proportion of the new files', () => {
    for (const { file, text } of textsOf(copy.folder, siteFolder, /^en\/(project\/0|harbourgate)\.html$/)) {
      const [logo = ''] = /<header.*?(<img[^>]*>)/s.exec(text)?.slice(1) ?? [];
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(logo) ?? [];
      expect(Number(width) / Number(height), file).toBeCloseTo(310 / 50, 1);
    }
  });

  test('colours of the style sheets are the new ones', () => {
    const [home] = textsOf(copy.folder, siteFolder, /^index\.html$/);
    const [css = ''] = /<style>.*?<\/style>/s.exec(home?.text ?? '') ?? [];
    for (const colour of Object.values(otherTones)) expect(css).toContain(colour);
  });

  test('every picture for links is drawn in the new colours', async () => {
    for (const [page, address] of Object.entries<string>(copy.read('content/generated/previews.json'))) {
      const file = path.join(copy.folder, 'public', address);
      // The text half is on the right in Hebrew and Arabic.
      const left = page.endsWith('-en') ? 0 : 1190;
      const [red = 0, green = 0, blue = 0] = await sharp(file)
        .extract({ left, top: 0, width: 8, height: 8 })
        .resize(1, 1)
        .raw()
        .toBuffer();
      const wanted = Buffer.from(otherTones.ink.slice(1), 'hex');
      const distance = Math.max(...[red, green, blue].map((part, at) => Math.abs(part - (wanted[at] ?? 0))));
      expect.soft(distance, page).toBeLessThan(6);
    }
  });

  test('the icons are drawn from the new drawing', async () => {
    for (const name of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png']) {
      const { data } = await sharp(path.join(copy.folder, 'public/icons', name))
        .resize(1, 1)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(`#${data.toString('hex')}`, name).toBe(otherTones.oxide);
    }
  });

  test('the splash shows the square sign of the other company', async ({ page }) => {
    await page.goto(server.url);
    const sign = page.locator('[data-splash] img');
    expect(await sign.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight)).toBe(1);
  });

  test('the answers of the forms and their mails speak for the other company', async () => {
    const answers = await postForms(server.url);
    const mails = relay.delivered.map(({ mail }) => `${mail.subject}\n${mail.text}\n${mail.html}`);
    expect(mails).toHaveLength(4);
    for (const text of [...answers, ...mails]) expect(found([...traces, ...figures], text)).toEqual([]);
    for (const locale of locales) {
      expect(answers.filter((text) => text.includes(`– ${otherCompany.name[locale]}</title>`))).toHaveLength(
        4,
      );
      expect(mails.filter((text) => text.includes(otherBuilding.name[locale]))).toHaveLength(1);
      const phone = formatPhone(otherCompany.phone, locale);
      expect(answers.filter((text) => text.includes(phone))).toHaveLength(2);
    }
  });
});

test.describe('its third language', () => {
  const languages = ['he', 'en', 'ar'];

  for (const path of ['', otherBuildingHref, `/project/${added.index}`, '/accessibility']) {
    test(`/ar${path} is a page from right to left that names itself in every language`, async ({
      page,
      request,
    }) => {
      const url = `${server.url}/ar${path}`;
      const html = await (await request.get(url, { maxRedirects: 0 })).text();
      expect(html).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/);
      expect(html).toContain(otherCompany.name.he);
      const { alternates, canonical } = await readHead(request, url);
      expect(pathOf(canonical)).toBe(`/ar${path}`);
      expect(Object.keys(alternates).sort()).toEqual([...languages, 'x-default'].sort());
      expect(pathOf(alternates.ar)).toBe(`/ar${path}`);
      await openRaw(page, url);
      await expect(page.locator('header a[hreflang]')).toHaveText(['HE', 'EN']);
    });
  }

  test('the sitemap has every page in it', async ({ request }) => {
    const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
    const paths = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => pathOf(url));
    const hebrew = paths.filter((path) => !/^\/(en|ar)(\/|$)/.test(path));
    expect(hebrew.length).toBeGreaterThan(3);
    for (const path of hebrew) expect(paths).toContain(path === '/' ? '/ar' : `/ar${path}`);
    expect(sitemap).toContain(`hreflang="ar" href="${otherSite}/ar/project/${added.index}"`);
  });

  test('the tour, and what nobody has, are answered in it', async ({ request }) => {
    for (const [path, status] of [
      ['/ar/tour/street', 200],
      ['/ar/nowhere', 404],
      ['/ar/project/nowhere', 404],
    ] as const) {
      const response = await request.get(server.url + path);
      expect(response.status(), path).toBe(status);
      expect(await response.text(), path).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/);
    }
  });
});

test.describe('its projects', () => {
  for (const locale of locales) {
    test(`every address that was published answers with its project, ${locale}`, async ({ page }) => {
      for (const project of otherProjects) {
        await openRaw(page, server.url + at(locale, `/project/${project.index}`));
        await expect(page.locator('h1')).toHaveText(project[locale]?.title ?? '');
      }
    });

    test(`the home page lists the new projects and the other in their new order, a retired one is beside none, and engines are told to forget it, ${locale}`, async ({
      page,
    }) => {
      const links = await linkedFrom(page, at(locale, '/'));
      expect(links).toEqual(listed.map((index) => at(locale, `/project/${index}`)));
      const address = at(locale, `/project/${retired.index}`);
      for (const index of listed) {
        expect(await linkedFrom(page, at(locale, `/project/${index}`))).not.toContain(address);
      }
      await openRaw(page, server.url + address);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/previews\//);
      expect(await linkedFrom(page, address)).toEqual([]);
    });

    test(`a draft is nowhere on the site, ${locale}`, async ({ page }) => {
      const answer = await page.request.get(server.url + at(locale, `/project/${draft.index}`));
      expect(answer.status()).toBe(404);
      const home = await (await page.request.get(server.url + at(locale, '/'))).text();
      expect(home).toContain(at(locale, `/project/${added.index}`));
      expect(home).not.toContain(draft.title);
      expect(home).not.toContain(draft.name);
      expect(home).not.toContain(words(locale)('Draft.ribbon'));
    });
  }

  test('the sitemap has the new projects, and neither the retired one nor the draft', async ({ request }) => {
    const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
    const indices = new Set(Array.from(sitemap.matchAll(/\/project\/(\d+)</g), ([, index]) => Number(index)));
    expect(indices).toEqual(new Set(listed));
  });

  test('no picture of a draft can be had, neither as it is nor made', async ({ request }) => {
    const original = (name: string) => `${server.url}/projects/${name}/hero.jpg`;
    expect((await request.get(original(added.name))).status()).toBe(200);
    expect((await request.get(original(draft.name))).status()).toBe(404);
    const made = readdirSync(path.join(copy.folder, 'public/pictures')).join('\n');
    expect(made).toContain(added.name);
    expect(made).not.toContain(draft.name);
    const previews = readdirSync(path.join(copy.folder, 'public/previews')).join('\n');
    expect(previews).toContain(`project-${added.index}-`);
    expect(previews).not.toContain(`project-${draft.index}-`);
  });

  test('in development the draft shows with its ribbon, its picture is made when asked for, and what is written shows at once', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    copy.run('pictures', '--', '--list');
    const development = await copy.serve('dev');
    try {
      for (const locale of locales) {
        await openRaw(page, development.url + at(locale, `/project/${draft.index}`));
        await expect(page.locator('h1')).toHaveText(draft.title);
        await expect(page.getByText(words(locale)('Draft.ribbon'))).toHaveCount(1);
        const picture = await page.locator(`img[src*="${draft.name}"]`).first().getAttribute('src');
        const answer = await page.request.get(development.url + picture);
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
        await openRaw(page, development.url + at(locale, '/'));
        const card = page.locator('article').filter({ hasText: draft.title });
        await expect(card.getByText(words(locale)('Draft.ribbon'))).toHaveCount(1);
        const vcard = await page.request.get(development.url + at(locale, '/people/1.vcf'));
        expect(await vcard.text()).toContain('BEGIN:VCARD');
        // Nothing is printed while people write.
        await openRaw(page, development.url + at(locale, otherBuildingHref));
        await expect(page.locator('a[href*="/brochures/"]')).toBeHidden();
      }
      copy.edit(draft.name, ({ he }) => ({ he: { ...he, title: 'שם חדש' } }));
      // The server sees a written file a moment later.
      async function titleNow() {
        await openRaw(page, `${development.url}/project/${draft.index}`);
        return page.locator('h1').textContent();
      }
      await expect.poll(titleNow, { timeout: 60_000 }).toBe('שם חדש');
    } finally {
      await development.stop();
    }
  });
});
