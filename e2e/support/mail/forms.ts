import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../../i18n/routing';
import { buildingForm, contactForm } from '../../../server/inquiry/forms';
import { building, buildingHref, buildings, tones } from '../content/records';
import { at } from '../pages/pages';
import { words } from '../pages/words';

/** One of the two forms in one language: its page, its texts and the input of a visitor. */
type TestForm = {
  name: string;
  locale: Locale;
  url: string;
  route: string;
  label: string;
  submit: string;
  sending: string;
  /** The fields in the order of the contract (specification §7), with their labels. */
  labels: Record<string, string>;
};

/** Each form with its page, its route and the group of its texts; only a building has the form for businesses. */
const places = [
  { form: contactForm, what: 'the general form', path: '/', route: '/api/email/send', group: 'Contact' },
  {
    form: buildingForm,
    what: 'the form for businesses',
    path: buildingHref,
    route: building.form ?? '/api/email/building',
    group: 'BuildingForm',
  },
].slice(0, buildings.length > 0 ? 2 : 1);

/** The forms of the site in each language. */
export const forms = (['he', 'en'] as const).flatMap((locale) =>
  places.map(({ form, what, path, route, group }): TestForm => {
    const t = words(locale) as (key: string) => string;
    const url = at(locale, path);
    return {
      name: `${what} at ${url}`,
      locale,
      url,
      route,
      label: t(`${group}.form`),
      submit: t(`${group}.submit`),
      sending: t(`${group}.sending`),
      labels: Object.fromEntries(form.fields.map(({ name, label }) => [name, t(`${group}.${label}`)])),
    };
  }),
);

/** Each of the two forms once, one in each language, for tests that do not depend on language. */
export const eachForm = forms.filter(
  ({ locale, route }) => (locale === 'he') === (route === '/api/email/send'),
);

/** Returns the input of a visitor, in the language of the form; the token makes it unique. */
export function inquiryFor(form: TestForm, token: string): Record<string, string> {
  const he = form.locale === 'he';
  const written: Record<string, string> = {
    name: he ? 'נועה בר־לב' : 'Nora Barlow',
    businessName: he ? 'נגריית האורן בע״מ' : 'Pine & Sons <Joinery>',
    email: `${token}@visitor.example`,
    phone: '050-555-0123',
    message: he ? `שלום, אשמח לפרטים.\nשורה שנייה: ${token}` : `Hello there.\nSecond line: ${token}`,
    interest: he ? `מפלס -6, כ־3,000 מ״ר. ${token}` : `Level -6, about 3000 sqm. ${token}`,
  };
  return Object.fromEntries(Object.keys(form.labels).map((name) => [name, written[name] ?? token]));
}

/** Locates the parts of a form on its page. The messages are above the form, so they are found in its section. */
export function partsOf(page: Page, { label, labels }: TestForm) {
  const form = page.getByRole('form', { name: label, exact: true });
  const section = page.locator('#contact');
  return {
    form,
    button: form.getByRole('button'),
    success: section.getByRole('status'),
    failure: section.getByRole('alert'),
    field: (name: string): Locator => form.getByLabel(labels[name] ?? name, { exact: true }),
  };
}

/** Writes an inquiry into the fields. */
export async function fill(page: Page, form: TestForm, inquiry: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(inquiry)) await partsOf(page, form).field(name).fill(value);
}

/** The colours of the messages, as browsers compute them. */
export const messageColors = { sent: computedColor(tones.ok), failed: computedColor(tones.error) };

function computedColor(hex: string): string {
  const channels = hex.match(/[0-9a-f]{2}/gi) ?? [];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
}
