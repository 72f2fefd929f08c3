import type { Locale } from '../../i18n/routing';
import type { ProjectRecord } from '../schema';
import { projectOfBuilding } from './facts';
import { type Rule, unique } from './rule';

/** The building has one name: its own, and as a project. */
const otherName: Rule['wrong'] = ({ record, path, value }, { records }) => {
  const name = records.building?.name[path[0] as Locale];
  const isBuilding = records[record as 'projects/'] === projectOfBuilding(records);
  return isBuilding && name !== undefined && name !== value
    ? { key: 'names.building', values: { name } }
    : undefined;
};

/** A record names a project that there is; `pages` says whether every project could be read. */
const reference =
  (nameOf: (project: ProjectRecord, name: string) => unknown): Rule['wrong'] =>
  ({ value }, { records, pages }) => {
    const projects = Object.entries(records).filter(([name]) => name.startsWith('projects/'));
    const choices = projects.map(([name, project]) => nameOf(project as ProjectRecord, name.slice(9)));
    return !pages || choices.includes(value)
      ? undefined
      : { key: 'names.noProject', values: { choices: choices.join(', ') } };
  };

/** A client, a level and a project each have another name and place than the others of their list. */
export const nameRules: Rule[] = [
  { at: 'projects/* *.title', wrong: unique('names.twice') },
  { at: 'projects/* *.title', wrong: otherName },
  { at: 'building project', wrong: reference((_, name) => name) },
  { at: 'company heroProject', wrong: reference(({ index }) => index) },
  { at: 'projects/* order', wrong: unique('names.order') },
  { at: 'clients *.name.*', wrong: unique('names.twice') },
  { at: 'building levels.*.title.*', wrong: unique('names.twice') },
];
