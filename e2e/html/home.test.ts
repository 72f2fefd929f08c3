import { writeElevation } from '../../model/derived/level-line';
import { clientFigures, clients, company, posts, projectsIn } from '../support/content/records';
import { flatten, readPage, textOf } from '../support/pages/built-site';
import { at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

describe.each(locales)('%s', (locale) => {
  const t = words(locale);
  const $ = readPage(at(locale, '/'));
  const textsIn = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => textOf($(element)));

  const hasProjectList = projectsIn(locale).length > 0;

  test('the sections are in the order of the specification', () => {
    const sections = [
      t('Hero.title'),
      t('About.title'),
      t('Values.title'),
      t('Services.title'),
      ...(hasProjectList ? [t('Projects.title')] : []),
      ...(clients.length > 0 ? [t('Clients.title')] : []),
      ...(posts.length > 0 ? [t('SocialFeed.title')] : []),
      t('Contact.title'),
    ].map(flatten);
    // A company may have further sections among them.
    const headings = textsIn('h1, main h2').filter((heading) => sections.includes(heading));
    expect(headings).toEqual(sections);
    const landmarks = $('main, footer, aside').toArray();
    expect(landmarks.map(({ tagName }) => tagName)).toEqual([
      'main',
      'footer',
      ...(company.whatsapp ? ['aside'] : []),
    ]);
  });

  test('the facts of the company are in the text', () => {
    const { experienceYears, plannedArea } = company.facts;
    for (const text of [
      t('About.p1', { company: company.name[locale], founded: String(company.founded) }),
      t('About.p2'),
      ...(plannedArea ? [`${t('Clients.plannedLabel')}${plannedArea.toLocaleString('en')}`] : []),
      ...(experienceYears ? [t('About.experienceText', { n: experienceYears })] : []),
    ]) {
      expect(textOf($('main'))).toContain(flatten(text));
    }
    const figures = textsIn('#projects dl:has([data-kind]) dd [aria-hidden]');
    expect(figures).toEqual(clientFigures.map((figure) => figure.toLocaleString('en')));
  });

  test('the services are in the order of the record', () => {
    const { services } = company;
    const texts = services.map(({ title, text }) => [flatten(title[locale]), flatten(text[locale])]);
    expect(textsIn('#services h3')).toEqual(texts.map(([title]) => title));
    expect(textsIn('#services h3 ~ p, #services h3 + div > p')).toEqual(texts.map(([, text]) => text));
    const points = services.flatMap(({ points = [] }) => points.map((point) => flatten(point[locale])));
    expect(textsIn('#services li li')).toEqual(points);
  });

  test('the projects are listed in their order', () => {
    const projects = projectsIn(locale);
    const cards = $('#projects article');
    expect(cards).toHaveLength(projects.length);
    for (const [position, project] of projects.entries()) {
      const { title, openingLine, totalArea, height, lowestLevel = 0, status, index } = project;
      const card = cards.eq(position);
      expect(textOf(card.find('h3'))).toBe(flatten(title));
      expect(textOf(card.find('[data-status]'))).toBe(
        flatten(typeof status === 'string' ? t(`Status.${status}`) : status[locale]),
      );
      expect(textOf(card)).toContain(flatten(openingLine));
      if (totalArea) expect(textOf(card)).toContain(flatten(t('Projects.area', { n: totalArea })));
      const isPartlyBelow = height !== null && lowestLevel < 0;
      if (height)
        expect(textOf(card)).toContain(
          flatten(
            isPartlyBelow
              ? t('Projects.heightParts', { n: height, below: -lowestLevel })
              : t('Projects.height', { n: height }),
          ),
        );
      const more = card.find('a').last();
      expect(textOf(more)).toContain(flatten(t('Projects.more')));
      expect(more.attr('href')).toBe(at(locale, `/project/${index}`));
    }
  });

  test('four projects or more with height and area are links of one drawing', () => {
    const drawn = projectsIn(locale).filter(
      ({ height, lowestLevel = 0, totalArea }) => height !== null && height + lowestLevel > 0 && totalArea,
    );
    const links = $('nav li > a[href*="/project/"]').toArray();
    const expected = drawn.length < 4 ? [] : drawn;
    expect(links.map((link) => $(link).attr('href'))).toEqual(
      expected.map(({ index }) => at(locale, `/project/${index}`)),
    );
    for (const [place, { title, height, lowestLevel = 0, status }] of expected.entries()) {
      const name = textOf($(links[place]));
      const word = typeof status === 'string' ? t(`Status.${status}`) : status[locale];
      for (const part of [title, writeElevation((height ?? 0) + lowestLevel) ?? '', word])
        expect(name).toContain(flatten(part));
    }
  });

  test('every client has a logo or a name in type', () => {
    for (const { name, logo } of clients) {
      const client = name[locale] ?? name.he;
      const text = t('Clients.logo', { name: client });
      if (logo === null) {
        expect(textsIn('[aria-labelledby="clients-title"] li span')).toContain(flatten(client));
        continue;
      }
      const picture = $('img').filter((_, img) => $(img).attr('alt') === text);
      expect([text, picture.attr('src')]).toEqual([text, logo[locale]]);
    }
  });
});
