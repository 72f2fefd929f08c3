import { locales } from '../../testing/pages/pages';

const inquiry = {
  name: 'Rina Visitor',
  email: 'rina@visitor.example',
  message: 'A loading dock',
  businessName: 'Visitor & Co',
  phone: '04-987-6543',
  interest: 'A hall',
};

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
    for (const route of ['send', 'sendHarTov']) {
      for (const website of ['', 'https://spam.example']) {
        const response = await fetch(`${url}/api/email/${route}`, {
          method: 'POST',
          headers: { 'Accept-Language': locale },
          // The same words in both languages would be the same inquiry.
          body: new URLSearchParams({ ...inquiry, name: `${inquiry.name} ${locale}`, website }),
        });
        answers.push(await response.text());
      }
    }
  }
  return answers;
}
