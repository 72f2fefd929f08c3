import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, listProjectFiles, readJsonFile } from './project-files';

const pagesFolder = 'app/[locale]';

/** The pages of the site without a language, each with the anchors (`id`) that its own files and `components/` name. */
export function listPages(root: string): Map<string, Set<string>> {
  const shared = anchorsIn(root, 'components');
  const page = (address: string, folder: string): [string, Set<string>] => [
    address,
    new Set([...shared, ...anchorsIn(root, `${pagesFolder}/${folder}`)]),
  ];
  const plain = listFiles(root, pagesFolder)
    .map((file) => /^app\/\[locale\]\/([\w-]+)\/page\.tsx$/.exec(file)?.[1])
    .filter((name) => name !== undefined);
  const indices = listProjectFiles(root).map((file) => fieldOf(readJsonFile(root, file)?.data, 'index'));
  const tour = readJsonFile(root, 'content/tour.json')?.data;
  const scenes = Array.isArray(tour) ? tour.map((scene) => fieldOf(scene, 'id')) : [];
  return new Map([
    page('/', '(home)'),
    ...plain.map((name) => page(`/${name}`, name)),
    ...indices.map((index) => page(`/project/${index}`, 'project')),
    page('/tour', 'tour'),
    ...scenes.map((id) => page(`/tour/${id}`, 'tour')),
  ]);
}

function fieldOf(record: unknown, field: string): unknown {
  return (record as Record<string, unknown> | null | undefined)?.[field];
}

function anchorsIn(root: string, folder: string): string[] {
  return listFiles(root, folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bid="([\w-]+)"/g)])
    .map(([, id = '']) => id);
}
