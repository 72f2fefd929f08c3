import { alternates, pageMetadata, pageUrl } from './metadata';

const page = {
  href: '/project/3',
  title: 'Steel hall',
  description: 'A hall of steel.',
  preview: { src: '/previews/project-3-en-0.jpg', alt: 'A hall' },
};

test('the Hebrew home page has a slash after the host, the English one has none at its end', () => {
  expect(pageUrl('/', 'he')).toBe('http://localhost:4000/');
  expect(pageUrl('/', 'en')).toBe('http://localhost:4000/en');
});

test('a page is its own canonical address in each language', () => {
  expect(pageMetadata({ ...page, locale: 'en' }).alternates.canonical).toBe(
    'http://localhost:4000/en/project/3',
  );
  expect(pageMetadata({ ...page, locale: 'he' }).alternates.canonical).toBe(
    'http://localhost:4000/project/3',
  );
});

test('a page names both languages and the Hebrew page for every other', () => {
  expect(alternates('/accessibility', ['he', 'en'])).toEqual({
    he: 'http://localhost:4000/accessibility',
    en: 'http://localhost:4000/en/accessibility',
    'x-default': 'http://localhost:4000/accessibility',
  });
});

test('a page that only Hebrew has names no English one', () => {
  const { alternates: links, openGraph } = pageMetadata({ ...page, locale: 'he', locales: ['he'] });
  expect(Object.keys(links.languages)).toEqual(['he', 'x-default']);
  expect(openGraph.alternateLocale).toEqual([]);
});
