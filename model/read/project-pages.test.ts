import { listProjectPages, projectsPerPage } from './project-records';
import { listProjects, listProjectsOn } from './projects';

/** Sixty projects, the first half of them in both languages. */
jest.mock('./load', () => {
  const { projectRecord } = jest.requireActual<typeof import('../../e2e/support/content/project-record')>(
    '../../e2e/support/content/project-record',
  );
  const { en, ...data } = projectRecord;
  const copy = (index: number) => ({
    name: `copy-${index}`,
    file: `content/projects/copy-${index}.json`,
    data: { ...data, index, order: index, ...(index < 30 && { en }) },
  });
  return {
    ...jest.requireActual<typeof import('./load')>('./load'),
    readFolder: () => Array.from({ length: 60 }, (_, index) => copy(index)),
  };
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
