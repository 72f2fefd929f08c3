import { rulesFor } from './typography-rules';

/** Lists the hints about a text in a language that the site may not have yet. */
function hintsFor(locale: string, text: string): string[] {
  return rulesFor(locale as Parameters<typeof rulesFor>[0])
    .filter(({ at }) => text.match(at))
    .map(({ hint }) => hint);
}

test.each([
  ['en', 'We buіld', 'typography.lookAlike'],
  ['ru', 'αρχή', 'typography.lookAlike'],
  ['el', 'Строим', 'typography.lookAlike'],
])('a look-alike letter in %s is reported', (locale, text, hint) => {
  expect(hintsFor(locale, text)).toEqual([hint]);
});

test.each([
  ['ru', 'Строим'],
  ['el', 'αρχή'],
])('letters of the language %s are no look-alikes', (locale, text) => {
  expect(hintsFor(locale, text)).not.toContain('typography.lookAlike');
});

test.each([
  ['ru', 'Cвязь'],
  ['el', 'αρχn'],
])('a Latin letter inside a word in %s is reported', (locale, text) => {
  expect(hintsFor(locale, text)).toContain('typography.mixedScripts');
});

test('Latin words in a Russian sentence are accepted', () => {
  expect(hintsFor('ru', 'Связь по WhatsApp')).not.toContain('typography.mixedScripts');
});
