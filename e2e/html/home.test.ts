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

  test('the sections are in the order of the specification', () => {
    const sections = [
      ...[t('Hero.title'), t('About.title'), t('Values.title'), t('Services.title'), t('Projects.title')],
      ...[t('Clients.title'), ...(posts.length > 0 ? [t('SocialFeed.title')] : []), t('Contact.title')],
    ].map(flatten);
    // A company may have further sections among them.
    const headings = textsIn('h1, main h2').filter((heading) => sections.includes(heading));
    expect(headings).toEqual(sections);
    const landmarks = $('main, footer, aside').toArray();
    expect(landmarks.map(({ tagName }) => tagName)).toEqual([
      ...['main', 'footer'],
      ...(company.whatsapp ? ['aside'] : []),
    ]);
  });

  test('the facts of the company are in the text', () => {
    const { experienceYears, plannedArea } = company.facts;
    for (const text of [
      t('About.p1', { company: company.name[locale], founded: String(company.founded) }),
      t('About.p2'),
      ...(plannedArea ? [t('Projects.plannedText', { n: plannedArea })] : []),
      ...(experienceYears ? [t('About.experienceText', { n: experienceYears })] : []),
    ]) {
      expect(textOf($('main'))).toContain(flatten(text));
    }
    const figures = textsIn('[aria-labelledby="clients-title"] dd [aria-hidden]');
    expect(figures).toEqual(clientFigures.map((figure) => figure.toLocaleString('en')));
  });

  test('the services are in the order of the specification', () => {
    const services = ['guidance', 'followUp', 'detail'] as const;
    expect(textsIn('#services h3')).toEqual(services.map((name) => flatten(t(`Services.${name}.title`))));
    expect(textsIn('#services h3 ~ p, #services h3 + div > p')).toEqual(
      services.map((name) => flatten(t(`Services.${name}.text`))),
    );
    const guidance = ['feasibility', 'financial', 'marketing', 'execution'] as const;
    const items = guidance.map((item) => flatten(t(`Services.guidance.${item}`)));
    expect(textsIn('#services li li')).toEqual(items);
  });

  test('the projects are listed in their order', () => {
    const projects = projectsIn(locale);
    const cards = $('#projects article');
    expect(cards).toHaveLength(projects.length);
    for (const [position, { title, openingLine, totalArea, height, status, index }] of projects.entries()) {
      const card = cards.eq(position);
      expect(textOf(card.find('h3'))).toBe(flatten(title));
      expect(textOf(card.find('[data-status]'))).toBe(
        flatten(typeof status === 'string' ? t(`Status.${status}`) : status[locale]),
      );
      expect(textOf(card)).toContain(flatten(openingLine));
      if (totalArea) expect(textOf(card)).toContain(flatten(t('Projects.area', { n: totalArea })));
      if (height) expect(textOf(card)).toContain(flatten(t('Projects.height', { n: height })));
      const more = card.find('a').last();
      expect(textOf(more)).toContain(flatten(t('Projects.more')));
      expect(more.attr('href')).toBe(at(locale, `/project/${index}`));
    }
  });

  test('every client has a logo', () => {
    for (const { name, logo } of clients) {
      const text = t('Clients.logo', { name: name[locale] ?? name.he });
      const picture = $('img').filter((_, img) => $(img).attr('alt') === text);
      expect([text, picture.attr('src')]).toEqual([text, logo[locale]]);
    }
  });
});
