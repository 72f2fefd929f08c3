import path from 'node:path';
import type { Locale } from '../../i18n/routing';
import type { BuildingRecord } from '../schema';
import { reservedNames } from './reserved-names';
import { type Context, type Field, type Rule, unique } from './rule';

const namesOf = ({ records }: Context, folder: 'buildings' | 'projects') =>
  Object.keys(records).flatMap((record) => (record.startsWith(`${folder}/`) ? path.basename(record) : []));

/** A building and its project have the same name. */
const otherName: Rule['wrong'] = ({ record, path: [locale], value }, context) => {
  for (const id of namesOf(context, 'buildings')) {
    const { name, project } = context.records[`buildings/${id}`] as BuildingRecord;
    if (`projects/${project}` === record && name[locale as Locale] !== value)
      return { key: 'names.building', values: { id, name: name[locale as Locale] } };
  }
  return undefined;
};

/** The file name of a building is also its address and the name of its brochure. */
const address: Rule['wrong'] = ({ record }, context) => {
  const id = path.basename(record);
  if (reservedNames.includes(id)) return { key: 'names.reserved', values: { id } };
  return namesOf(context, 'projects').includes(id)
    ? { key: 'names.project', values: { id }, value: undefined }
    : undefined;
};

/** The menu lists buildings only if the site has two or more; a single one needs a link on the page of a project. */
const unlinked: Rule['wrong'] = ({ record }, context) => {
  const href = `/${path.basename(record)}`;
  const isLinked = context.all.some(
    (field) => field.path.at(-1) === 'landingPageUrl' && String(field.value).split('#')[0] === href,
  );
  return isLinked || !context.pages || namesOf(context, 'buildings').length > 1
    ? undefined
    : { key: 'names.unlinked', values: { href }, value: undefined };
};

/** The address of a scene does not include its building, so its id is unique across buildings. */
const sceneElsewhere: Rule['wrong'] = ({ record, value }, { fields }) => {
  const first = fields.find((field) => field.value === value);
  return first && first.record !== record
    ? { key: 'names.scene', values: { other: `content/${first.record}.json` } }
    : undefined;
};

/** A record refers to an existing project. Not checked without `pages`, because an unreadable project may exist. */
const reference: Rule['wrong'] = ({ value }, context) => {
  const choices = namesOf(context, 'projects');
  return !context.pages || choices.includes(String(value))
    ? undefined
    : { key: 'names.noProject', values: { choices: choices.join(', ') } };
};

/** Returns a rule for the id of an item of a list of the company. */
function companyItem(
  list: 'people' | 'legalEntities',
  key: 'names.noPerson' | 'names.noEntity',
): Rule['wrong'] {
  return ({ value }, { records: { company } }) => {
    const ids = (company?.[list] ?? []).flatMap(({ id }) => id ?? []);
    return !company || ids.includes(String(value)) ? undefined : { key, values: { choices: ids.join(', ') } };
  };
}

/** Ids are unique in their list, because versions of the list are merged by id. */
const idTwice: Rule['wrong'] = (field, { fields }) => {
  const listOf = ({ record, path }: Field) => [record, ...path.slice(0, -2)].join('.');
  const others = fields.slice(0, fields.indexOf(field));
  const first = others.find((other) => other.value === field.value && listOf(other) === listOf(field));
  return first && { key: 'names.idTwice', values: { other: first.field } };
};

/** Names and positions are unique in their list, and references have a target. */
export const nameRules: Rule[] = [
  { at: '** **.id', wrong: idTwice },
  { at: 'projects/* *.title', wrong: unique('names.twice') },
  { at: 'projects/* *.title', wrong: otherName },
  { at: 'buildings/* ', wrong: address },
  { at: 'buildings/* ', level: 'warning', wrong: unlinked },
  { at: 'buildings/* form', wrong: unique('names.form') },
  { at: 'buildings/* tour.*.id', wrong: sceneElsewhere },
  { at: 'buildings/* project', wrong: reference },
  { at: 'buildings/* {people.*,units.*.person}', wrong: companyItem('people', 'names.noPerson') },
  { at: 'buildings/* legalEntity', wrong: companyItem('legalEntities', 'names.noEntity') },
  { at: 'company {featuredProject,results.*.project}', wrong: reference },
  { at: '{projects,buildings}/* order', wrong: unique('names.order') },
  { at: 'clients *.name.*', wrong: unique('names.twice') },
  { at: 'buildings/* levels.*.title.*', wrong: unique('names.twice') },
];
