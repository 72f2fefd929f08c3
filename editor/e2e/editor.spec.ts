import { expectAccessible } from '../../e2e/support/axe';
import { nameOfLanguage } from '../../i18n/language-names';
import { expect, field, fields, goTo, hold, openGroups, photograph, stateOf, test, words } from './support';

/* The jobs of a person who has never seen JSON, with nothing but the editor. */

const project = 'content/projects/steel-hall.json';

test('a new project with two pictures is filled in and published', async ({ page, site, editor }) => {
  await editor.open(page, 'projects');
  await page.getByLabel(words.newProjectName).fill('Silo West');
  await page.getByRole('button', { name: words.makeProject }).click();
  const file = 'content/projects/silo-west.json';
  const texts = {
    title: { he: 'ממגורה מערבית', en: 'Western Silo' },
    openingLine: { he: 'מגדל אחד, ארבעה תאים.', en: 'One tower, four cells.' },
  };
  for (const language of ['he', 'en'] as const) {
    for (const [name, text] of Object.entries(texts))
      await field(page, file, `${language}.${name}`).fill(text[language]);
    const list = page.locator(`[id="${file}:${language}.description-items"]`);
    for (const at of [0, 1]) {
      await list.getByRole('button', { name: words.addParagraph }).click();
      const text = { he: 'פסקה על הממגורה', en: 'A paragraph on the silo' }[language];
      await field(page, file, `${language}.description.${at}`).fill(`${text}, ${at + 1}.`);
    }
  }
  const chooser = page.getByRole('group', { name: words.choosePictures });
  await chooser
    .getByLabel(words.choosePictures)
    .setInputFiles([await photograph(1700, 'Front View.JPG'), await photograph(1701, 'hero.jpg')]);
  for (const name of ['front-view', 'hero']) {
    const [he, en] = [chooser.locator('textarea').first(), chooser.locator('textarea').last()];
    await expect(he).toHaveValue('');
    if (name === 'hero') await expect(he).toBeFocused();
    await he.fill(`הממגורה: ${name}`);
    await en.fill(`The silo: ${name}`);
    await chooser.getByRole('button', { name: words.addPicture }).click();
    await expect.poll(() => site.read(file).images.at(-1)?.src).toBe(`/projects/silo-west/${name}.jpg`);
  }

  await page.getByRole('button', { name: words.publishProject }).click();
  await expect(page.getByRole('button', { name: words.retire })).toBeVisible();
  await expect(page.getByText(words.isNext)).toBeVisible();
  expect(site.read(file).draft).toBeUndefined();
});

test('a project is found by its title and retired', async ({ page, site, editor }) => {
  await editor.open(page);
  await page.getByText(words.eachProject, { exact: true }).click();
  await page.getByRole('link', { name: site.read(project).he.title }).click();
  const release = await hold(page, 'changeAll');
  await page.getByRole('button', { name: words.retire }).click();
  await expect(stateOf(page)).toContainText(words.saving);
  release();
  await expect(page.getByRole('button', { name: words.listAgain })).toBeVisible();
  await expect(stateOf(page)).toContainText(words.allSaved);
  expect(site.read(project).retired).toBe(true);
});

test('a project moves up in the order by keyboard', async ({ page, site, editor }) => {
  await editor.open(page, 'projects');
  const { order, he } = site.read(project);
  await page.getByRole('button', { name: words.up.replace('{name}', he.title) }).press('Enter');
  await expect.poll(() => site.read(project).order).toBeLessThan(order);
});

test('a client gets another logo, which must be a drawing', async ({ page, site, editor }) => {
  await editor.open(page, 'content/clients.json');
  const chooser = page.getByRole('group', { name: words.chooseDrawing }).first();
  const choose = (name: string, text: string) =>
    chooser
      .getByLabel(words.chooseDrawing)
      .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  await choose('photograph.svg', 'no drawing');
  await expect(chooser.locator('.error')).not.toHaveCount(0);
  await choose(
    'New Logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 24"><path d="M0 0h80v24H0z"/></svg>',
  );
  await expect.poll(() => site.read('content/clients.json')[0].logo.he).toBe('/clients/new-logo.svg');
  await expect(chooser.locator('.error')).toHaveCount(0);
  await expect(chooser.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  // A path reads from left to right in Hebrew too.
  await expect(field(page, 'content/clients.json', '0.logo.he')).toHaveAttribute('dir', 'ltr');
});

test('a new client gets a logo in each language', async ({ page, site, editor }) => {
  const clients = 'content/clients.json';
  const at = site.read(clients).length;
  await editor.open(page, clients);
  await page.getByRole('button', { name: words.addItem }).last().click();
  await field(page, clients, `${at}.name.he`).fill('ספנות חדשה');
  await field(page, clients, `${at}.name.en`).fill('New Shipping');
  await field(page, clients, `${at}.industry`).selectOption({ index: 1 });
  await expect.poll(() => site.read(clients)[at]?.logo).toBeNull();
  const logo = field(page, clients, `${at}.logo`);
  await logo.getByRole('button').click();
  for (const [index, language] of ['he', 'en'].entries()) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8${index} 24"><path d="M0 0h80v24H0z"/></svg>`;
    const chooser = logo.getByLabel(words.chooseDrawing).and(page.locator('input')).nth(index);
    await chooser.setInputFiles({
      name: `shipping-${language}.svg`,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(drawing),
    });
    await expect(field(page, clients, `${at}.logo.${language}`)).not.toHaveValue('');
  }
  await expect
    .poll(() => site.read(clients)[at].logo)
    .toEqual({ he: '/clients/shipping-he.svg', en: '/clients/shipping-en.svg' });

  await logo.getByRole('button').last().click();
  await expect.poll(() => site.read(clients)[at].logo).toBeNull();
});

test('a missing plural form is found and filled in', async ({ page, site, editor }) => {
  const { likes } = site.read('messages/he.json').SocialFeed;
  const two = / two \{([^}]*)\}/.exec(likes)?.[1] ?? '';
  site.replace('messages/he.json', likes, likes.replace(/ two \{([^}]*)\}/, '').replace(/\}$/, ''));
  await editor.open(page);
  const group = page.locator('[href="#messages/SocialFeed"]');
  await expect(group).toContainText(words.hasErrors);
  await group.click();
  await expect(field(page, 'messages/he.json', 'SocialFeed.likes')).toHaveAttribute('aria-invalid', 'true');
  const forms = page.getByRole('group', { name: words.forms });
  const missing = forms.getByLabel(words['plural-two'], { exact: true }).first();
  await missing.fill(two);
  await missing.blur();
  await expect.poll(() => site.read('messages/he.json').SocialFeed.likes).toContain(`two {${two}}`);
  await expect(group).not.toContainText(words.hasErrors);
});

test('every field with a telephone number is found by search', async ({ page, site, editor }) => {
  await editor.open(page);
  const { phone } = site.read('content/company.json');
  const numbers = ['03-555-0199', '97235550199'];
  for (const [at, name] of ['phone', 'whatsapp'].entries()) {
    await page.getByRole('searchbox').fill(phone);
    await page.getByRole('search').getByRole('button', { name: fields[name]?.label }).first().click();
    await expect(field(page, 'content/company.json', name)).toBeFocused();
    await field(page, 'content/company.json', name).fill(numbers[at] ?? '');
    await expect.poll(() => site.read('content/company.json')[name]).toBe(numbers[at]);
  }
  await page.getByRole('searchbox').fill(phone);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('לא נמצא דבר');
});

test('the editor is accessible', async ({ page, editor }) => {
  await editor.open(page);
  const places = ['messages/SocialFeed', 'projects', 'content/company.json', project];
  for (const place of [...places, 'content/buildings/harbourgate.json']) {
    await goTo(page, place);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await openGroups(page);
    await expectAccessible(page, place);
  }
  await goTo(page, project);
  await page.getByRole('button', { name: nameOfLanguage('en'), exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, `${project}, en`);
});
