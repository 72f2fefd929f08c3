import type { BuildingRecord, CompanyRecord, FallbackPostRecord } from '../../../model/schema';
import type { Company } from './company';

/** The traces of a part of the company on a page: words, and a selector of links or elements. */
type Trace = [part: string, isThere: unknown, words: RegExp | undefined, elements?: string];

/** Lists the traces of the parts that a company lacks; no drawn text has such words. */
export function listAbsent(company: Company): Trace[] {
  const {
    facts,
    social,
    accessibility,
    people = [],
    ...record
  } = company.get('content/company.json') as CompanyRecord;
  const posts = company.get('content/social.json') as FallbackPostRecord[];
  const buildings = [...company].flatMap(([file, data]) =>
    file.startsWith('content/buildings/') ? [data as BuildingRecord] : [],
  );
  const hasUnits = buildings.some(({ units = [] }) => units.length > 0);
  const hasChat = hasUnits || [record, ...people].some(({ whatsapp }) => whatsapp);
  const isSocial = [social.facebook, social.instagram, ...posts.map(({ url }) => url)].some(Boolean);
  const traces: Trace[] = [
    ['WhatsApp', hasChat, /WhatsApp|וואטסאפ|[Cc]hat|צ׳ט/, '[href*="wa.me"]'],
    ['a company chat', record.whatsapp, undefined, 'aside [target]'],
    [
      'social networks',
      isSocial || record.whatsapp,
      /social network|Follow us|רשתות החברתיות|עקבו/,
      '[href*="instagram.com"]',
    ],
    ['an area in planning', facts.plannedArea, /in planning|מ״ר בתכנון/],
    ['a built area', facts.builtArea, /we have built about|sqm built|עד היום בנינו|מ״ר בנויים/],
    ['years of experience', facts.experienceYears, /years of experience|שנות ניסיון/],
    ['testimonials', record.testimonials?.length, /What they say|מה הם אומרים/, 'blockquote'],
    ['a test', accessibility.tested, /Safari/, '#tested'],
    ['limits', accessibility.limits?.length, /anything else|בבעיה אחרת/, '#limitations ul'],
    ['a level line', !record.withoutLevelLine, /±0\.00|[+−]\d+\.\d\d\b/],
    ['a building', buildings.length, /building’s form|בטופס של הבניין/],
    [
      'levels',
      buildings.some(({ levels = [] }) => levels.length),
      /the level that suits|המפלס שמתאים/,
      '#options',
    ],
  ];
  return traces.filter(([, isThere]) => !isThere);
}
