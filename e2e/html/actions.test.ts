import { company } from '../support/content/records';
import { readPage, textsOf } from '../support/pages/built-site';
import { eachKind } from '../support/pages/page-kinds';
import { locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

/* Each action has one verb. The navigation has the fixed words of the specification. */

for (const locale of locales) {
  const t = words(locale);

  describe.each(eachKind(locale))('%s', (url) => {
    const $ = readPage(url);

    test('every way to a form begins with the same verb', () => {
      const ways = $(':is(main, aside) a[href$="#contact"]:not([target])');
      const verb = t('Units.ask');
      expect(textsOf(ways).filter((text) => !text.startsWith(verb))).toEqual([]);
      const names = ways.map((_, way) => $(way).attr('aria-label') ?? verb).toArray();
      expect(names.filter((name) => !name.startsWith(verb))).toEqual([]);
    });

    test('every way to the chat of the company has the fixed words', () => {
      const ways = $(`:is(header, main, aside) a[href^="https://wa.me/${company.whatsapp}"]`).not(
        '#contact *',
      );
      const chat = t('ChatButton.label');
      expect(textsOf(ways).filter((text) => ![chat, `${chat} ${t('NewTab.label')}`].includes(text))).toEqual(
        [],
      );
    });

    test('every card leads to its page with the same verb', () => {
      const ways = $('main article a[class*="more"]').clone();
      ways.find('[class*="hidden"]').remove();
      expect(textsOf(ways).filter((text) => text.trim() !== t('Projects.more'))).toEqual([]);
    });
  });
}
