import { inEvery } from '@/testing/content/texts';
import { findProject } from '.';
import { parseRecord } from './read/load';
import { type ProjectRecord, projectSchema } from './schema';

test.each(['-1', '01', '1.0', '', 'abc', '__proto__', '999999'])('there is no project at “%s”', (index) => {
  expect(findProject('he', index)).toBeUndefined();
});

describe('an error in a record', () => {
  const record: ProjectRecord = {
    index: 3,
    order: 0,
    status: 'inProgress',
    height: 12,
    dunam: 8,
    totalArea: 4000,
    images: [{ src: '/projects/silo/hero.jpg', alt: inEvery('A silo') }],
    partners: [],
    updated: '2026-01-31',
    he: { title: 'מגורה', openingLine: '', description: ['מגורה לתבואה.', 'בגובה 12 מ׳.'] },
  };

  test('is named with file, field, value and a hint, all errors at once', () => {
    const broken = { ...record, status: 'done', lowestLevel: 60, he: { ...record.he, title: ' ' } };
    const message = () => parseRecord(projectSchema, 'content/projects/silo.json', broken);
    expect(message).toThrow(/3 errors/);
    expect(message).toThrow(/silo\.json · status = "done": choose one of completed/);
    expect(message).toThrow(/silo\.json · lowestLevel = 60: is too large: write 0 or less/);
    expect(message).toThrow(/silo\.json · he\.title = " ": is empty/);
  });

  test('an unknown field is an error', () => {
    expect(() => parseRecord(projectSchema, 'a.json', { ...record, oder: 3 })).toThrow(
      /a\.json · oder = 3: there is no field “oder”: did you mean “order”\?/,
    );
  });
});
