import { buildingForm, contactForm } from '../../server/inquiry/forms';
import { otherBuildingHref } from '../../testing/content/other-company';
import { inquiryOf } from '../../testing/mail/inquiries';
import { locales } from '../../testing/pages/pages';

/**
 * Sends both forms in both languages, as a browser without script does, and once more caught by the honeypot field, whose
 * answer names the phone.
 *
 * @param url where the site is served
 * @returns the answers
 */
export async function postForms(url: string): Promise<string[]> {
  const answers: string[] = [];
  for (const locale of locales) {
    for (const [route, form] of Object.entries({ send: contactForm, building: buildingForm })) {
      for (const website of ['', 'https://spam.example']) {
        // The same texts in both languages would be the same inquiry.
        const person = { name: `Rina Visitor ${locale}`, email: 'rina@visitor.example' };
        const fields = inquiryOf(form, { ...person, website, building: otherBuildingHref.slice(1) });
        const response = await fetch(`${url}/api/email/${route}`, {
          method: 'POST',
          headers: { 'Accept-Language': locale },
          body: new URLSearchParams(fields as Record<string, string>),
        });
        answers.push(await response.text());
      }
    }
  }
  return answers;
}
