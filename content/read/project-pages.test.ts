import { listProjectPages, projectsPerPage } from './project-records';
import { listProjects, listProjectsOn } from './projects';

/** The first project of the content again and again: sixty times, the first half of them in both languages. */
jest.mock('./load', () => {
  const load = jest.requireActual<typeof import('./load')>('./load');
  const [sample] = load.readFolder('projects').filter(({ data }) => 'en' in (data as object));
  function copy(index: number) {
    if (!sample) throw new Error('No project has an English text.');
    const { en, ...data } = sample.data as { en: object };
    return {
      ...sample,
      name: `copy-${index}`,
      data: { ...data, index, order: index, ...(index < 30 && { en }) },
    };
  }
  return { ...load, readFolder: () => Array.from({ length: 60 }, (_, index) => copy(index)) };
});

test('each language has as many further pages as its projects fill', () => {
  expect(projectsPerPage).toBe(24);
  expect(listProjectPages('he')).toEqual([2, 3]);
  expect(listProjectPages('en')).toEqual([2]);
});

test.each(['he', 'en'] as const)('%s: the pages have every project once, in order', (locale) => {
  const pages = [1, ...listProjectPages(locale)].map((page) => listProjectsOn(locale, page));
  expect(pages.flat()).toEqual(listProjects(locale));
  expect(pages[0]).toHaveLength(projectsPerPage);
});
