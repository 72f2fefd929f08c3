import { createTranslator } from 'next-intl';
import { catalogs } from '@/i18n/catalogs';
import { nameOfLanguage } from '@/i18n/language-names';
import { getPathname } from '@/i18n/navigation';
import { direction, type Locale, routing } from '@/i18n/routing';
import { answerValues } from '@/lib/answer-values';
import { signOf } from '@/lib/countries';
import { getContact, type NamedBuilding } from '@/model';
import type { Translation, Translations } from '@/server/inquiry/translations';

type Labels = 'Contact' | 'BuildingForm';
type Subject = { name: Record<Locale, string>; units?: NamedBuilding['units'] };
type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * Returns the texts of the routes: the messages with the facts of the company, in each language, because a route
 * handler has no language of its own.
 *
 * @param labels the namespace with the labels of the form's fields
 * @param page the path of the form's page without a language
 * @param building the building that the form is about, with its name in each language
 */
export function translationsOf(labels: Labels, page: string, building?: Subject): Translations {
  const translated = (locale: Locale) => translate(locale, labels, page, building);
  const all = Object.fromEntries(routing.locales.map((locale) => [locale, translated(locale)]));
  return {
    languages: routing.locales,
    in: (language) => all[language] ?? translated(routing.defaultLocale),
  };
}

function translate(locale: Locale, labels: Labels, page: string, subject?: Subject): Translation {
  const building = subject?.name[locale] ?? '';
  const translator = (namespace: 'Answer' | 'AnswerPage' | 'Mail' | 'Unit' | 'Units' | typeof labels) =>
    createTranslator({ locale, messages: catalogs[locale], namespace, onError: raise }) as Translate;
  const [answer, answerPage, mail, label, units, unitWords] = [
    translator('Answer'),
    translator('AnswerPage'),
    translator('Mail'),
    translator(labels),
    translator('Units'),
    translator('Unit'),
  ];
  const { company, phone, email, answerDays } = getContact(locale);
  return {
    language: locale,
    direction: direction[locale],
    languageName: nameOfLanguage(locale),
    answer: (key, values) => answer(key, { phone, email, ...answerValues(answerDays), ...values }),
    page: (key, values) => answerPage(key, { company, ...values }),
    mail: (key, values) => mail(key, { ...values, building, company }),
    label,
    unit: (number) => {
      const unit = subject?.units?.find((candidate) => candidate.number === number);
      if (!unit) return number;
      const { use, area, price } = unit;
      return [
        mail('unitIn', { number, use: units(`uses.${use}`), area }),
        price &&
          unitWords(`per.${price.per}`, {
            price: unitWords('amount', { amount: price.amount, currency: signOf(price.currency) }),
          }),
      ]
        .filter(Boolean)
        .join(', ');
    },
    formPath: getPathname({ href: `${page}#contact`, locale }),
    homePath: getPathname({ href: '/', locale }),
  };
}

function raise(error: Error): never {
  throw error;
}
