import { addPath, addPaths, dataField, listPaths, recordPath, withoutPaths } from './text-paths';

const given = { NODE_ENV: process.env.NODE_ENV, EDITOR_PREVIEW: process.env.EDITOR_PREVIEW };

describe('in the preview of the editor', () => {
  beforeEach(() => {
    Object.assign(process.env, { NODE_ENV: 'development', EDITOR_PREVIEW: '1' });
  });
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV: given.NODE_ENV });
    delete process.env.EDITOR_PREVIEW;
  });

  test('a text carries the path of its field', () => {
    const text = addPath('שלום', 'messages/he.json:Hero.title');
    expect(listPaths(text)).toEqual(['messages/he.json:Hero.title']);
    expect(withoutPaths(text)).toBe('שלום');
  });

  test('each path is listed once, records before messages', () => {
    const name = addPath('Company', 'content/company.json:name.en');
    const sentence = addPath(`${name} builds. ${name} lets.`, 'messages/en.json:About.text');
    expect(listPaths(sentence)).toEqual(['content/company.json:name.en', 'messages/en.json:About.text']);
  });

  test('every text of a catalog has a path', () => {
    const catalog = addPaths({ Hero: { title: 'A', empty: '' } }, 'messages/en.json');
    expect(listPaths(catalog.Hero.title)).toEqual(['messages/en.json:Hero.title']);
    expect(catalog.Hero.empty).toBe('');
  });

  test('of a record only the texts in a language have a path', () => {
    const unit = {
      number: '1',
      area: 80,
      note: { he: 'א', en: 'A' },
      logo: { en: '/a.svg' },
      en: { description: ['B'] },
    };
    const { units } = addPaths({ units: [unit] }, 'content/a.json', ['he', 'en']);
    expect(listPaths(JSON.stringify(units))).toEqual([
      'content/a.json:units.#1.note.he',
      'content/a.json:units.#1.note.en',
      'content/a.json:units.#1.en.description.0',
    ]);
    expect(withoutPaths(units)).toEqual([unit]);
    expect(units[0]?.number).toBe('1');
  });

  test('an element names its field', () => {
    expect(dataField(recordPath('content/a.json', 'units.0'), 'area')).toEqual({
      'data-field': 'content/a.json:units.0.area',
    });
    expect(dataField(recordPath('content/a.json'), 'status')).toEqual({
      'data-field': 'content/a.json:status',
    });
  });
});

test('elsewhere nothing is added', () => {
  const data = { title: 'A' };
  expect(addPath('A', 'messages/en.json:a')).toBe('A');
  expect(addPaths(data, 'messages/en.json')).toBe(data);
  expect(dataField(recordPath('content/a.json'), 'status')).toEqual({});
});
