import { building, company, hasSpaces, phoneIn } from '../support/content/records';
import { eachForm, fill, forms, inquiryFor, partsOf } from '../support/mail/forms';
import { awaitMail, token } from '../support/mail/mailbox';
import { at, open } from '../support/pages/pages';
import { plain, words } from '../support/pages/words';
import { expect, type Page, test } from '../support/test';

for (const form of forms) {
  const t = words(form.locale);
  const general = form.route === '/api/email/send';

  test.describe(form.name, () => {
    test('delivers what a visitor writes as a mail, says so in green and is cleared', {
      tag: '@core',
    }, async ({ page }) => {
      const word = token();
      const inquiry = inquiryFor(form, word);
      // The visit begins on a page without a form.
      await open(page, at(form.locale, '/accessibility?utm_source=autumn-letter'));
      await open(page, form.url);
      const { button, success, failure, field } = partsOf(page, form);
      await fill(page, form, inquiry);
      await button.click();
      await expect(success).toContainText(t(general ? 'Answer.contactSent' : 'Answer.buildingSent'));
      expect(await success.locator('p').evaluate((message) => getComputedStyle(message).color)).toBe(
        'rgb(20, 96, 58)',
      );
      await expect(failure).toBeEmpty();
      await expect(success.locator('xpath=..')).toBeFocused();
      for (const name of Object.keys(inquiry)) await expect(field(name)).toHaveValue('');
      await expect(button).toBeEnabled();
      await expect(button).toHaveText(form.submit);

      const mail = await awaitMail(word);
      expect(mail.subject).toBe(
        general
          ? t('Mail.subjectContact', { name: inquiry.name ?? '' })
          : t('Mail.subjectBuilding', {
              building: building.name[form.locale],
              businessName: inquiry.businessName ?? '',
            }),
      );
      expect(mail.replyTo).toEqual([{ name: inquiry.name, address: inquiry.email }]);
      expect(mail.to).toEqual([{ name: '', address: 'office@company.example' }]);
      for (const value of [...Object.values(inquiry), `: ${form.url}`, 'autumn-letter'])
        expect(mail.text).toContain(value);
      expect(mail.html).toMatch(form.locale === 'he' ? /dir="?rtl/ : /dir="?ltr/);
      await expect.poll(() => asksBeforeLeaving(page)).toBe(false);
    });

    test('sends its fields as JSON, once though it is pressed twice, is disabled and says “sending” until the answer comes', {
      // The drivers of the system's browsers tell no body of a request.
      tag: '@emulation',
    }, async ({ page, baseURL }) => {
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
      const sent = page.waitForRequest(`**${form.route}`);
      await open(page, form.url);
      const { button, success, failure } = partsOf(page, form);
      await expect(button).toHaveText(form.submit);
      await expect(success).toBeEmpty();
      await expect(failure).toBeEmpty();
      await fill(page, form, inquiry);
      await button.dblclick();
      const request = await sent;
      expect(request.method()).toBe('POST');
      expect(request.postDataJSON()).toEqual(inquiry);
      expect(Object.keys(request.postDataJSON())).toEqual(Object.keys(form.labels));
      expect(await request.headerValue('accept-language')).toBe(form.locale);
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

    test('has the types, rows, keys and autofill of its fields, grows with its text, and says before the button what happens with what is written', async ({
      page,
    }) => {
      await open(page, form.url);
      const { form: element, field, button } = partsOf(page, form);
      await expect(field('email')).toHaveAttribute('type', 'email');
      await expect(element).not.toHaveAttribute('novalidate');
      await expect(field('name')).toHaveAttribute('autocomplete', 'name');
      await expect(field('email')).toHaveAttribute('autocomplete', 'email');
      await expect(field('email')).toHaveAttribute('enterkeyhint', 'next');
      const text = element.locator('textarea');
      const rowsHigh = await text.evaluate(({ clientHeight }) => clientHeight);
      await text.fill('…\n'.repeat(12));
      expect(await text.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(rowsHigh);
      if (!general) {
        await expect(field('phone')).toHaveAttribute('type', 'tel');
        await expect(field('phone')).toHaveAttribute('autocomplete', 'tel');
        await expect(field('businessName')).toHaveAttribute('autocomplete', 'organization');
        await expect(field('interest')).toHaveAttribute('rows', '4');
        await expect(element.locator('label').filter({ hasText: /\*\s*$/ })).toHaveCount(5);
      }
      const notice = t.markup('InquiryForm.privacy', {
        legalName: company.legalName[form.locale],
        address: company.address[form.locale],
        phone: phoneIn(form.locale),
        email: company.email,
        abroad: company.privacy.abroad ? 'yes' : 'no',
        place: company.privacy.abroad?.[form.locale] ?? '',
        months: company.privacy.mailboxMonths,
        days: company.privacy.keepDays,
        ...plain,
      });
      const shown = page.locator('#contact').getByText(notice, { exact: true });
      await expect(shown).toBeVisible();
      await expect(shown.getByRole('link')).toHaveAttribute('href', at(form.locale, '/privacy'));
      const bottom = await shown.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await button.evaluate((element) => element.getBoundingClientRect().top);
      expect(bottom, 'the notice is above the button').toBeLessThanOrEqual(top);
    });
  });
}

test('the form of all spaces, which names a building out of sight, delivers what is written and asks only while something is', {
  tag: '@emulation',
}, async ({ page }) => {
  test.skip(!hasSpaces, 'Without units there is no page of all spaces.');
  const form = forms.find(({ labels }) => 'interest' in labels);
  if (!form) throw new Error('There is no form for businesses.');
  const word = token();
  await open(page, at(form.locale, '/spaces'));
  await expectQuestionWhileWritten(page, form);
  await fill(page, form, inquiryFor(form, word));
  await partsOf(page, form).button.click();
  expect((await awaitMail(word)).text).toContain(`: ${at(form.locale, '/spaces')}`);
});

for (const form of eachForm) {
  test.describe(form.name, () => {
    test('brings the result into view on a small phone, and asks before a half-written form is left, and only then', {
      tag: '@emulation',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 480 });
      await page.route(`**${form.route}`, (route) => route.fulfill({ status: 400, json: { error: 'No.' } }));
      await open(page, form.url);
      const { button, failure } = partsOf(page, form);
      await expectQuestionWhileWritten(page, form);
      await fill(page, form, inquiryFor(form, token()));
      await button.click();
      await expect(failure.locator('bdi').getByText('No.')).toBeInViewport();
      const question = page.waitForEvent('dialog');
      const leaving = page.close({ runBeforeUnload: true });
      const dialog = await question;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      await leaving;
    });

    test('asks for every field, and for a real mail address, by the browser’s own check', async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') requests.push(request.url());
      });
      await open(page, form.url);
      const { button, field } = partsOf(page, form);
      const inquiry = inquiryFor(form, token());
      for (const [name, value] of Object.entries(inquiry)) {
        await expect(field(name)).toHaveAttribute('required', '');
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
      await expect(field('email')).toHaveCSS('border-width', '2px');
      expect(requests).toEqual([]);
    });
  });
}

async function expectQuestionWhileWritten(page: Page, form: (typeof forms)[number]): Promise<void> {
  for (const text of ['', 'D', '']) {
    await partsOf(page, form).field('name').fill(text);
    await expect.poll(() => asksBeforeLeaving(page), `with “${text}”`).toBe(text !== '');
  }
}

/** Whether the page would ask before it is left. */
function asksBeforeLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}
