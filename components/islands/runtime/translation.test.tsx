import { islandNames, type OpenPage, open } from './fixtures/open';
import { samples } from './fixtures/samples';

/* Translators of browsers replace text nodes by <font> elements, in the page and in new content. */

function listTexts(document: Document): Text[] {
  const walker = document.createTreeWalker(document.body, 4);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => text.data.trim() && !text.parentElement?.closest('script, textarea'));
}

function translate({ window, document }: OpenPage) {
  function replaceTexts() {
    for (const text of listTexts(document)) {
      if (text.parentElement?.closest('font, [translate="no"]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(`~${text.data}`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  replaceTexts();
  new window.MutationObserver(replaceTexts).observe(document, { childList: true, subtree: true });
}

type Act = (page: OpenPage) => Promise<void>;

const press =
  (...selectors: string[]): Act =>
  async (page) => {
    for (const selector of selectors) await page.press(selector);
  };

const nothing: Act = async () => {};

/** An action of the visitor, and the texts that the page shows after it. */
const changes: Record<string, [act: Act, ...texts: string[]]> = {
  AfterDay: [nothing, 'outdated'],
  Carousel: [press('.carousel-next'), 'two'],
  CopyButton: [press('button', 'button'), 'failed'],
  CountUp: [({ scroll }) => scroll(), '300,000'],
  CurrentYear: [nothing, String(new Date().getUTCFullYear())],
  InquiryForm: [press('[type="submit"]'), 'sending'],
  ListFilter: [press('[value="logistics"]', '.list-filter-more', '.list-filter-more'), '3 of 3', '1 of 2'],
  NavMenu: [press('button', 'button'), 'about'],
  Panorama: [nothing, 'failed'],
  PictureViewer: [press('a', '[aria-label="next"]'), 'position of two'],
  SocialFeed: [press('.social-card-like'), '8 likes'],
  TourStart: [nothing, 'elsewhere'],
  UnitShortlist: [press('[data-mark="hall.7"]', '[data-mark="hall.8"]'), '900'],
};

async function visit(name: string, translated?: 'before' | 'after') {
  const page = open(samples[name] ?? <p>{`${name} has no sample`}</p>);
  if (translated === 'before') translate(page);
  page.arrive();
  await page.hydrate();
  if (translated === 'after') translate(page);
  await changes[name]?.[0](page);
  const texts = listTexts(page.document).map(({ data }) => data.replaceAll('~', '').trim());
  return { ...page, texts };
}

test('every island has a sample', () => {
  expect(Object.keys(samples).map((name) => name.toLowerCase())).toEqual(islandNames);
});

const moments = ['before', 'after'] as const;

test.each(Object.keys(samples))('a translated page shows the same texts of %s as any other', async (name) => {
  const { texts } = await visit(name);
  expect(texts).toEqual(expect.arrayContaining(changes[name]?.slice(1) ?? []));
  for (const moment of moments) expect(await visit(name, moment)).toMatchObject({ texts, errors: [] });
});

test.each(moments)(
  "a request keeps the company's names of units when translated %s the script runs",
  async (moment) => {
    const { press: click, document } = await visit('UnitShortlist', moment);
    await click('.shortlist-actions a');
    expect(document.querySelector('textarea')?.value).toBe('prefill\nThe hall: 7, 8');
  },
);
