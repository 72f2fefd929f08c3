import { cpSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../lib/http/folders';
import { listFiles } from '../../lib/list-files';
import { copySite } from '../support/content/site-copy';
import { print, round } from './tools';

/** Measures build time and home page weight as the number of projects grows. */
export async function bench(): Promise<void> {
  const rows: Record<string, object> = {};
  for (const projects of [13, 130, 1300]) rows[`${projects} projects`] = buildWith(projects);
  print('The whole build, from an empty cache but for the pictures; the home page with Brotli', rows);
}

/** Builds a copy with so many projects by repeating the existing ones. */
function buildWith(count: number): object {
  const { folder, edit, run, remove } = copySite();
  const records = path.join(folder, 'content', 'projects');
  const samples = readdirSync(records);
  for (let index = samples.length; index < count; index += 1) {
    const sample = samples[index % samples.length] ?? '';
    cpSync(path.join(records, sample), path.join(records, `copy-${index}.json`));
    edit(`content/projects/copy-${index}.json`, { index, order: index });
  }
  const started = performance.now();
  run('build');
  const milliseconds = performance.now() - started;
  const site = path.join(folder, siteFolder);
  const pages = listFiles(site).filter((file) => file.endsWith('.html')).length;
  const home = round(statSync(path.join(site, 'index.html.br')).size / 1024, 1);
  remove();
  return {
    pages,
    seconds: round(milliseconds / 1000),
    'ms a page': round(milliseconds / pages),
    'home KB': home,
  };
}
