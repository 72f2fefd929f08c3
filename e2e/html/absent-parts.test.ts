import { building, buildings, company, posts } from '../support/content/records';
import { readPage, textOf } from '../support/pages/built-site';
import { everyAddress, locales } from '../support/pages/pages';

/* Absent parts of a company leave no text, link, empty list or empty property on any page. */

const { facts, social, accessibility, people = [] } = company;
const hasChat = [company, ...people].some(({ whatsapp }) => whatsapp);
const isSocial = [social.facebook, social.instagram, ...posts.map(({ url }) => url)].some(Boolean);

/** Patterns of texts and links about each part of a company. */
const traces: [part: string, isThere: unknown, inText: RegExp, links: string][] = [
  ['WhatsApp', hasChat || building.units, /WhatsApp|וואטסאפ|[Cc]hat|צ׳ט/, '[href*="wa.me"]'],
  [
    'a company chat',
    company.whatsapp,
    /Write to us$|^כתבו לנו$/,
    `[href*="wa.me/${company.whatsapp}"], aside`,
  ],
  ['social networks', isSocial, /social network|Follow us|רשתות החברתיות|עקבו/, '[href*="instagram.com"]'],
  ['an area in planning', facts.plannedArea, /in planning|מ״ר בתכנון/, ''],
  ['a built area', facts.builtArea, /we have built about|sqm built|עד היום בנינו|מ״ר בנויים/, ''],
  ['years of experience', facts.experienceYears, /years of experience|שנות ניסיון/, ''],
  ['testimonials', company.testimonials, /What they say|מה הם אומרים/, 'blockquote'],
  ['a test', accessibility.tested, /Safari/, '#tested'],
  ['limits', accessibility.limits?.length, /anything else|בבעיה אחרת/, '#limitations ul'],
  ['a building', buildings.length, /building’s form|בטופס של הבניין/, ''],
  ['a level line', !company.withoutLevelLine, /±0\.00|[+−]\d+\.\d\d\b/, ''],
  ['levels', buildings.some(({ levels }) => levels), /the level that suits|המפלס שמתאים/, '#options'],
];
const absent = traces.filter(([, isThere]) => !isThere);

describe.each(locales.flatMap(everyAddress))('%s', (url) => {
  const $ = readPage(url);

  test('no text or link is about an absent part', () => {
    const description = $('meta[name="description"]').attr('content');
    const text = `${textOf($('body'))} ${description}`;
    for (const [part, , inText, links] of absent) {
      expect([part, text.match(inText)]).toEqual([part, null]);
      if (links) expect([part, $(links).length]).toEqual([part, 0]);
    }
  });

  test('no section is a heading alone', () => {
    const sections = $('main section, main nav, main aside').filter((_, section) => {
      const content = $(section).clone();
      content.find('h1, h2, h3, style').remove();
      return textOf(content) === '' && content.find('img, svg, form').length === 0;
    });
    expect(sections.length).toBe(0);
  });

  test('no list is empty', () => {
    const lists = $('ul, ol, dl, table, address').filter((_, list) => $(list).children().length === 0);
    expect(lists.length).toBe(0);
    expect($('script[type="application/ld+json"]').text()).not.toContain('[]');
  });
});
