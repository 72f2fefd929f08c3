import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/testing/folder';
import { hydrate } from './check-islands';
import { bundle } from './islands';

let folder: string;
let code: string;

beforeAll(async () => {
  mkdirSync('var', { recursive: true });
  folder = newFolder('var');
  const file = path.join(folder, 'greeting.tsx');
  writeFileSync(
    file,
    "'use client';\nexport const Greeting = ({ name }: { name: string }) => <p>Hello {name.trim()}</p>;",
  );
  code = (await bundle([file])).text;
});

function page(html: string, props: object = { name: 'Dana' }, name = 'Greeting'): string {
  const data = `<script type="application/json">${JSON.stringify(props)}</script>`;
  return `<body><site-island name="${name}" wake="visible">${html}${data}</site-island></body>`;
}

test('an island whose HTML stands as its component renders it is well', () => {
  expect(hydrate(page('<p>Hello Dana</p>'), code)).toEqual([]);
});

test('an island that would change its HTML is named', () => {
  expect(hydrate(page('<p>Hello <b>Dana</b></p>'), code)).toEqual([
    'the island Greeting changes its HTML when it hydrates',
  ]);
});

test('an island that finds no component is reported', () => {
  expect(hydrate(page('<p>Hello Dana</p>', {}, 'Farewell'), code).join()).toContain('Farewell');
});

test('an island that fails on its props is reported', () => {
  expect(hydrate(page('<p>Hello Dana</p>', {}), code).join()).toContain('trim');
});
