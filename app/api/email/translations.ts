import { createTranslator } from 'next-intl';
import { catalogs } from '@/i18n/catalogs';
import { nameOfLanguage } from '@/i18n/language-names';
import { getPathname } from '@/i18n/navigation';
import { direction, type Locale, routing } from '@/i18n/routing';
import { getContact } from '@/model';
import type { Translation, Translations } from '@/server/inquiry/translations';

type Labels = 'Contact' | 'BuildingForm';
type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * Returns the texts of the routes: the messages with the facts of the company, in each language, because a route
 * handler has no language of its own.
 *
 * @param labels the namespace with the labels of the form's fields
 * @param page the path of the form's page without a language
 * @param building the building that the form is about, by its name in each language
 */
export function translationsOf(
  labels: Labels,
  page: string,
  building?: Record<Locale, string>,
): Translations {
  const translated = (locale: Locale) => translate(locale, labels, page, building?.[locale] ?? '');
  const all = Object.fromEntries(routing.locales.map((locale) => [locale, translated(locale)]));
  return {
    languages: routing.locales,
    in: (language) => all[language] ?? translated(routing.defaultLocale),
  };
}

function translate(locale: Locale, labels: Labels, page: string, building: string): Translation {
  const translator = (namespace: 'Answer' | 'AnswerPage' | 'Mail' | typeof labels) =>
    createTranslator({ locale, messages: catalogs[locale], namespace, onError: raise }) as Translate;
  const [answer, answerPage, mail, label] = [
    translator('Answer'),
    translator('AnswerPage'),
    translator('Mail'),
    translator(labels),
  ];
  const { company, phone, email } = getContact(locale);
  return {
    language: locale,
    direction: direction[locale],
    languageName: nameOfLanguage(locale),
    answer: (key, values) => answer(key, { phone, email, ...values }),
    page: (key, values) => answerPage(key, { company, ...values }),
    mail: (key, values) => mail(key, { ...values, building, company }),
    label,
    formPath: getPathname({ href: `${page}#contact`, locale }),
    homePath: getPathname({ href: '/', locale }),
  };
}

function raise(error: Error): never {
  throw error;
}
