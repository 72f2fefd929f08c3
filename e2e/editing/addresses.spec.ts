import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { ProjectRecord } from '../../content/schema';
import { at, locales, openRaw } from '../../testing/pages';
import { nameOf, nextIndex, projectsIn } from '../../testing/records';
import { copySite, type SiteCopy } from '../../testing/site-copy';
import { words } from '../../testing/words';

/*
 * What editors do to the projects: add, publish, put in another order, retire. It is done to a copy of the site,
 * which is then built and served, once for all tests here.
 */
test.describe.configure({ mode: 'serial' });

const published = projectsIn('he');
const [retired, model] = projectsIn('en');
if (!retired || !model) throw new Error('The content has no two projects in English.');
const added = { name: 'added-yard', index: nextIndex };
const draft = { name: 'secret-depot', index: nextIndex + 1, title: 'The depot nobody may see' };

let site: SiteCopy;
let server: Awaited<ReturnType<SiteCopy['serve']>>;

function record(name: string): ProjectRecord {
  return JSON.parse(readFileSync(`content/projects/${name}.json`, 'utf8'));
}

/** Gives a new project a picture of its own. */
function addPicture(name: string) {
  const src = `/projects/${name}/hero.jpg`;
  cpSync(path.join('public', model?.images[0]?.src ?? ''), path.join(site.folder, 'public', src));
  return [{ src, alt: { he: 'מבט על המבנה', en: 'A view of the building' } }];
}

/** The addresses of the projects that a page of the served site links to. */
async function linkedFrom(page: Page, url: string): Promise<string[]> {
  await openRaw(page, server.url + url);
  const links = await page.locator('a[href*="/project/"]:not([hreflang])').all();
  return Promise.all(links.map(async (link) => String(await link.getAttribute('href'))));
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = copySite();
  site.run('new:project', '--', added.name);
  site.edit(added.name, ({ index }) => ({
    ...record(String(nameOf[model.index])),
    index,
    order: -1,
    draft: undefined,
    images: addPicture(added.name),
  }));
  site.run('new:project', '--', draft.name);
  site.edit(draft.name, ({ he, en }) => ({
    he: { ...he, title: draft.title },
    en: { ...en, title: draft.title },
    images: addPicture(draft.name),
  }));
  for (const { index } of published)
    site.edit(String(nameOf[index]), ({ order }) => ({ order: 100 - order }));
  site.edit(String(nameOf[retired.index]), () => ({ retired: true }));
  site.run('build');
  server = await site.serve('start');
});

test.afterAll(async () => {
  await server?.stop();
  site?.remove();
});

for (const locale of locales) {
  test(`every address that was published answers with its project, ${locale}`, async ({ page }) => {
    for (const { index, title } of projectsIn(locale)) {
      const url = server.url + at(locale, `/project/${index}`);
      expect((await page.request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
      await openRaw(page, url);
      await expect(page.locator('h1'), url).toHaveText(title);
    }
  });

  test(`the home page lists the new project and the others in their new order, ${locale}`, async ({
    page,
  }) => {
    const others = projectsIn(locale).filter(({ index }) => index !== retired.index);
    const order = [added.index, ...others.map(({ index }) => index).reverse()];
    const links = await linkedFrom(page, at(locale, '/'));
    expect(links).toEqual(order.map((index) => at(locale, `/project/${index}`)));
  });

  test(`a retired project is in no list and beside no other, and engines are told to forget it, ${locale}`, async ({
    page,
  }) => {
    const address = at(locale, `/project/${retired.index}`);
    for (const { index } of projectsIn(locale)) {
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

test('the sitemap has the new project, and neither the retired one nor the draft', async ({ request }) => {
  const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
  const indices = new Set(Array.from(sitemap.matchAll(/\/project\/(\d+)</g), ([, index]) => Number(index)));
  const listed = [...published.map(({ index }) => index), added.index];
  expect(indices).toEqual(new Set(listed.filter((index) => index !== retired.index)));
});

test('no picture of a draft can be had, neither as it is nor made', async ({ request }) => {
  const original = (name: string) => `${server.url}/projects/${name}/hero.jpg`;
  expect((await request.get(original(added.name))).status()).toBe(200);
  expect((await request.get(original(draft.name))).status()).toBe(404);
  const made = readdirSync(path.join(site.folder, 'public/pictures')).join('\n');
  expect(made).toContain(added.name);
  expect(made).not.toContain(draft.name);
  const previews = readdirSync(path.join(site.folder, 'public/previews')).join('\n');
  expect(previews).toContain(`project-${added.index}-`);
  expect(previews).not.toContain(`project-${draft.index}-`);
});

test('in development the draft shows with its ribbon, its picture is made when asked for, and what is written shows at once', async ({
  page,
}) => {
  test.setTimeout(180_000);
  site.run('pictures', '--', '--list');
  const development = await site.serve('dev');
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
    }
    site.edit(draft.name, ({ he }) => ({ he: { ...he, title: 'שם חדש' } }));
    await openRaw(page, `${development.url}/project/${draft.index}`);
    await expect(page.locator('h1')).toHaveText('שם חדש');
  } finally {
    await development.stop();
  }
});
