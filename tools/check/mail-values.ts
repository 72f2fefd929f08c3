/** Values of every text of a mail (`app/api/email/translations.ts`). */
const common = ['building', 'company'];

/** Further values of single texts (`server/inquiry/content.ts`). */
const further: Record<string, readonly string[]> = {
  subjectContact: ['name', 'email'],
  subjectBuilding: ['name', 'email', 'businessName'],
  subjectUnit: ['name', 'email', 'businessName', 'unit'],
  unitIn: ['number', 'use', 'area'],
  introContact: ['site'],
  introBuilding: ['site'],
  spamLinks: ['n'],
  spamMarkup: ['n'],
  spamScript: ['n'],
  reply: ['email'],
  answer: ['name', 'language'],
  answerHello: ['name'],
  answerSubject: ['subject'],
};

/**
 * Tells whether a text has a value of this name. The compiler sees no values of the mails, because the server gets its
 * texts as functions, and a mail with a missing value is never sent.
 */
export function isFilledInMail(key: string, name: string): boolean {
  const [group, text = ''] = key.split('.');
  return group !== 'Mail' || common.includes(name) || (further[text]?.includes(name) ?? false);
}
