/** Values of every text of a group (`app/api/email/translations.ts`). */
const common: Record<string, readonly string[]> = {
  Answer: ['phone', 'email', 'promise', 'days'],
  AnswerPage: ['company'],
  Mail: ['building', 'company'],
};

/** Further values of single texts: of subjects in `server/inquiry/content.ts`, where the visitor's name replaces an empty field, of answers in `server/inquiry/forms.ts`. */
const further: Record<string, readonly string[]> = {
  'Answer.missing': ['field'],
  'Answer.tooLong': ['field', 'max'],
  'Answer.badText': ['field'],
  'Answer.tooMany': ['minutes'],
  'AnswerPage.title': ['heading'],
  'Mail.subjectContact': ['name', 'email'],
  'Mail.subjectBuilding': ['name', 'email', 'businessName'],
  'Mail.subjectUnit': ['name', 'email', 'businessName', 'unit'],
  'Mail.unitIn': ['number', 'use', 'area'],
  'Mail.introContact': ['site'],
  'Mail.introBuilding': ['site'],
  'Mail.spamLinks': ['n'],
  'Mail.spamMarkup': ['n'],
  'Mail.spamScript': ['n'],
  'Mail.reply': ['email'],
  'Mail.answer': ['name', 'language'],
  'Mail.answerHello': ['name'],
  'Mail.answerSubject': ['subject'],
};

/**
 * Returns whether a text has a value of this name. The compiler cannot check the values of responses and mails, because the
 * routes receive texts as functions; a response or mail with a missing value is never sent.
 */
export function isFilledByRoutes(key: string, name: string): boolean {
  const [group = ''] = key.split('.');
  const values = common[group];
  return !values || values.includes(name) || (further[key]?.includes(name) ?? false);
}
