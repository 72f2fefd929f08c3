import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectRecord } from '../../content/schema';
import { copySite, type SiteCopy } from '../../testing/content/site-copy';

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Copies the site with more projects: those of the content again and again, under other indices, with the same
 * pictures and previews.
 *
 * @param count how many projects the copy has
 */
export function copyWithProjects(count: number): SiteCopy {
  const site = copySite();
  const projects = path.join('content', 'projects');
  const samples = readdirSync(projects).map((file) => readJson<ProjectRecord>(path.join(projects, file)));
  const list = path.join('content', 'generated', 'previews.json');
  const previews = readJson<Record<string, string>>(list);
  for (let index = samples.length; index < count; index += 1) {
    const sample = samples[index % samples.length] as ProjectRecord;
    const copy = { ...sample, ...textsOf(sample, index), index, order: index };
    writeFileSync(path.join(site.folder, projects, `copy-${index}.json`), JSON.stringify(copy));
    for (const locale of ['he', 'en']) {
      const preview = previews[`project-${sample.index}-${locale}`];
      if (preview) previews[`project-${index}-${locale}`] = preview;
    }
  }
  writeFileSync(path.join(site.folder, list), JSON.stringify(previews));
  return site;
}

/** The texts of a project in another order of words: the same text twice would compress to nothing. */
function textsOf({ he, en }: ProjectRecord, turn: number): Pick<ProjectRecord, 'he' | 'en'> {
  function turned<Text extends ProjectRecord['he']>(text: Text): Text {
    const words = (text.openingLine ?? '').split(' ');
    const at = turn % words.length;
    const openingLine = [...words.slice(at), ...words.slice(0, at)].reverse().join(' ');
    return { ...text, title: `${text.title} ${turn}`, openingLine };
  }
  return { he: turned(he), ...(en && { en: turned(en) }) };
}
