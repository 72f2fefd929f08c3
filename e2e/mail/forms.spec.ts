import { answerValues } from '../../lib/answer-values';
import { building, company, hasSpaces } from '../support/content/records';
import { eachForm, fill, forms, inquiryFor, messageColors, partsOf } from '../support/mail/forms';
import { awaitMail, token } from '../support/mail/mailbox';
import { at, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { expect, type Page, test } from '../support/test';

/* The attributes of the fields and the privacy notice are in e2e/html/inquiry-forms.test.ts. */

for (const form of forms) {
  const t = words(form.locale);
  const general = form.route === '/api/email/send';

  test(`${form.name} delivers a mail, confirms it and clears its fields`, { tag: '@core' }, async ({
    page,
    baseURL,
  }) => {
    const word = token();
    const inquiry = inquiryFor(form, word);
    // The visit begins on a page without a form.
    await open(page, at(form.locale, '/accessibility?utm_source=autumn-letter'));
    await open(page, form.url);
    const { button, success, failure, field } = partsOf(page, form);
    await fill(page, form, inquiry);
    await button.click();
    await expect(success).toContainText(
      t(general ? 'Answer.contactSent' : 'Answer.buildingSent', answerValues(company.answerDays)),
    );
    await expect(success.locator('p')).toHaveCSS('color', messageColors.sent);
    await expect(failure).toBeEmpty();
    await expect(success.locator('xpath=..')).toBeFocused();
    for (const name of Object.keys(inquiry)) await expect(field(name)).toHaveValue('');
    await expect(button).toBeEnabled();
    await expect(button).toHaveText(form.submit);

    const mail = await awaitMail(word);
    const { name = '', businessName = '' } = inquiry;
    const of = building.name[form.locale];
    expect(mail.subject).toBe(
      general
        ? t('Mail.subjectContact', { name })
        : t('Mail.subjectBuilding', { building: of, businessName }),
    );
    expect(mail.replyTo).toEqual([{ name, address: inquiry.email }]);
    expect(mail.to).toEqual([{ name: '', address: 'office@company.example' }]);
    for (const value of [...Object.values(inquiry), `${baseURL}${form.url}`, 'autumn-letter'])
      expect(mail.text).toContain(value);
    expect(mail.html).toMatch(form.locale === 'he' ? /dir="?rtl/ : /dir="?ltr/);
    await expect.poll(() => warnsBeforeLeaving(page)).toBe(false);
  });
}

test('the form of all spaces delivers a mail that names its page', { tag: '@own-engine' }, async ({
  page,
  baseURL,
}) => {
  test.skip(!hasSpaces, 'Without units there is no page of all spaces.');
  const form = forms.find(({ labels }) => 'interest' in labels);
  if (!form) throw new Error('There is no form for businesses.');
  const word = token();
  await open(page, at(form.locale, '/spaces'));
  await expectQuestionWhileWritten(page, form);
  await fill(page, form, inquiryFor(form, word));
  await partsOf(page, form).button.click();
  expect((await awaitMail(word)).text).toContain(`${baseURL}${at(form.locale, '/spaces')}`);
});

test('a campaign after the anchor of a link leaves the form in view', async ({ page }) => {
  await page.goto(`${eachForm[0]?.url}#contact?utm_source=flyer`);
  await expect(page.locator('#contact form')).toBeInViewport();
  await expect(page).toHaveURL(/#contact$/);
});

for (const form of eachForm) {
  // The system's Firefox does not report request bodies.
  test(`${form.name} sends its fields as JSON once`, { tag: '@own-engine' }, async ({ page, baseURL }) => {
    const inquiry = inquiryFor(form, token());
    let answer = () => {};
    const waiting = new Promise<void>((done) => {
      answer = done;
    });
    let requests = 0;
    await page.route(`**${form.route}`, async (route) => {
      requests += 1;
      await waiting;
      await route.fulfill({ json: { message: 'ok' } });
    });
    const sending = page.waitForRequest(`**${form.route}`);
    await open(page, form.url);
    const { button, success, failure } = partsOf(page, form);
    await expect(button).toHaveText(form.submit);
    await expect(success).toBeEmpty();
    await expect(failure).toBeEmpty();
    await fill(page, form, inquiry);
    await button.dblclick();
    const request = await sending;
    expect(request.method()).toBe('POST');
    // The shared route of buildings also gets the building.
    const { building: _, ...sent } = request.postDataJSON();
    expect(sent).toEqual(inquiry);
    expect(Object.keys(sent)).toEqual(Object.keys(form.labels));
    expect(await request.headerValue('accept-language')).toBe(form.locale);
    const origin = new URLSearchParams((await request.headerValue('inquiry-origin')) ?? '');
    expect(origin.get('page')).toBe(form.url);
    expect(new URL(request.url()).origin).toBe(baseURL);
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await expect(button).toHaveText(form.sending);
    await expect(success).toHaveText(form.sending);
    answer();
    await expect(success.getByText('ok', { exact: true })).toBeVisible();
    await expect(button).toBeEnabled();
    expect(requests).toBe(1);
  });

  test(`${form.name} scrolls its result into view on a small phone`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await page.setViewportSize({ width: 320, height: 480 });
    await page.route(`**${form.route}`, (route) => route.fulfill({ status: 400, json: { error: 'No.' } }));
    await open(page, form.url);
    const { button, failure, form: element } = partsOf(page, form);
    const text = element.locator('textarea');
    await fill(page, form, inquiryFor(form, token()));
    const { clientHeight } = await text.evaluate(({ clientHeight }) => ({ clientHeight }));
    await text.fill('…\n'.repeat(12));
    expect(await text.evaluate((box) => box.clientHeight), 'it grows with its text').toBeGreaterThan(
      clientHeight,
    );
    await button.click();
    await expect(failure.locator('bdi').getByText('No.')).toBeInViewport();
  });

  test(`${form.name} warns before it is left half-filled`, { tag: '@own-engine' }, async ({ page }) => {
    await open(page, form.url);
    await expectQuestionWhileWritten(page, form);
    await fill(page, form, inquiryFor(form, token()));
    const question = page.waitForEvent('dialog');
    const leaving = page.close({ runBeforeUnload: true });
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await leaving;
  });

  test(`${form.name} is not sent while a field is empty or malformed`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(request.url());
    });
    await open(page, form.url);
    const { button, field } = partsOf(page, form);
    for (const [name, value] of Object.entries(inquiryFor(form, token()))) {
      await button.click();
      await expect(field(name)).toBeFocused();
      await field(name).fill(value);
    }
    await field('email').fill('no address');
    await button.click();
    await expect(field('email')).toBeFocused();
    expect(await field('email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
      true,
    );
    // The bar is at the start of the page, not of the text.
    await expect(field('email')).toHaveCSS(
      'box-shadow',
      form.url.startsWith('/en') ? /\) 2px 0px/ : /\) -2px 0px/,
    );
    expect(requests).toEqual([]);
  });
}

async function expectQuestionWhileWritten(page: Page, form: (typeof forms)[number]): Promise<void> {
  for (const text of ['', 'D', '']) {
    await partsOf(page, form).field('name').fill(text);
    await expect.poll(() => warnsBeforeLeaving(page), `with “${text}”`).toBe(text !== '');
  }
}

/** Tells whether the page would warn before it is left. */
function warnsBeforeLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}
