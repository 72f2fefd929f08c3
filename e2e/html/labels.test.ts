import { readPage } from '../support/pages/built-site';
import { eachKind } from '../support/pages/page-kinds';
import { at, locales, tourPath } from '../support/pages/pages';
import { words } from '../support/pages/words';

/* Criteria of WCAG 2.2 on names and links that axe does not measure. */

/** Normalises a text as assistive technology does: without marks of direction and commas, with single spaces. */
const plain = (text: string) => text.replaceAll(/[\s,\u200e\u2066-\u2069]+/g, ' ').trim();

describe.each(locales)('%s', (locale) => {
  const t = words(locale);
  const urls = [...eachKind(locale), at(locale, '/privacy'), at(locale, tourPath)];

  test.each(urls)('links of %s that open a tab announce it (3.2.5)', (url) => {
    const $ = readPage(url);
    const announced = [t('NewTab.label').replaceAll(/[()]/g, ''), t('Building.tourOpen')];
    for (const link of $('a[target="_blank"]').toArray()) {
      const described = $(`[id="${$(link).attr('aria-describedby')}"]`).text();
      const name = `${$(link).attr('aria-label') ?? ''} ${$(link).text()} ${described}`;
      expect([$.html(link), announced.some((words) => name.includes(words))]).toEqual([$.html(link), true]);
    }
  });

  test.each(urls)('labels on %s contain the text that they replace (2.5.3)', (url) => {
    const $ = readPage(url);
    // The lines of a drawing are sibling elements.
    $('svg text').append(' ');
    for (const element of $(':is(a, button)[aria-label]').toArray())
      expect(plain($(element).attr('aria-label') ?? '')).toContain(plain($(element).text()));
  });

  // The tour has no header before its content.
  test.each([...eachKind(locale), at(locale, '/privacy')])('%s begins with a skip link', (url) => {
    const $ = readPage(url);
    const skip = $('body a').first();
    expect(skip.text()).toBe(t('SkipLink.label'));
    expect($(`main${skip.attr('href')}`).attr('tabindex')).toBe('-1');
  });
});
