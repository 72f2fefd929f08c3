import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkIslands } from './islands';
import { translate } from './report';

let root: string;

beforeEach(() => {
  mkdirSync('var', { recursive: true });
  root = mkdtempSync(path.join('var', 'islands-check-'));
  mkdirSync(path.join(root, 'components/islands'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, code: string): void {
  writeFileSync(path.join(root, file), code);
}

test('a component that is rendered without <Island> is named with its file and the hint', () => {
  write(
    'components/card.tsx',
    "import { Carousel } from './islands/carousel';\nexport const a = <Carousel />;",
  );
  expect(translate(root, checkIslands(root), 'en')).toEqual([
    expect.objectContaining({
      level: 'error',
      file: 'components/card.tsx',
      hint: expect.stringContaining('<Island component={{ Carousel }}'),
    }),
  ]);
});

test('within <Island>, and among the islands themselves, it is right', () => {
  write(
    'components/card.tsx',
    "import { Carousel, type Slide } from './islands/carousel';\nexport const a = <Island component={{ Carousel }} />;",
  );
  write('components/islands/feed.tsx', "import { Card } from './card';\nexport const a = <Card />;");
  expect(checkIslands(root)).toEqual([]);
});

test('the site renders every island within <Island>', () => {
  expect(checkIslands('.')).toEqual([]);
});
