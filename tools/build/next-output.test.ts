import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/testing/folder';
import { readNextOutput } from './next-output';

test('a page that would run code when it is read stops the build by its name', () => {
  const folder = newFolder();
  const page = (pathname: string, compute: string) => {
    const fallback = { filePath: `/site/.next/server/app${pathname}.html` };
    return { pathname, routeType: 'page', compute, fallback };
  };
  const prerenders = [page('/he', 'static'), page('/en/tour', 'serverless')];
  const list = { projectDir: '/site', prerenders, staticFiles: [], appRoutes: [] };
  writeFileSync(path.join(folder, 'adapter-outputs.json'), JSON.stringify(list));
  expect(() => readNextOutput(folder)).toThrow('/en/tour is not prerendered');
});

test('a build that the adapter has not seen stops, with the name of its list', () => {
  expect(() => readNextOutput(path.join(newFolder(), 'nowhere'))).toThrow('adapter-outputs.json');
});
