import { coreOf, type FieldSchema, takesNull } from '../../../model/fields/schema';

/**
 * Repairs a refused value: adds a missing field, or removes the smallest part around the value that its shape can do
 * without, which is a field, an item, or a group with it.
 *
 * @param path of the refused value
 * @param draw returns a value of a shape; without it no field is added
 * @returns false when the record can do neither
 */
export function repairAt(
  data: unknown,
  schema: FieldSchema,
  path: readonly string[],
  draw: ((shape: FieldSchema) => unknown) | undefined,
): boolean {
  const [name, ...rest] = path;
  if (name === undefined || typeof data !== 'object' || data === null) return false;
  const group = data as Record<string, unknown>;
  const { properties = {}, required = [], items, minItems = 0, anyOf = [] } = coreOf(schema);
  const ofChoice = anyOf.map((shape) => coreOf(shape).properties?.[name]);
  const part = [properties[name], items, ofChoice].flat().find((shape) => shape !== undefined);
  if (!part) return false;
  if (!(name in group)) {
    // An earlier repair has removed the group.
    if (rest.length > 0 || Array.isArray(data)) return true;
    if (draw) group[name] = draw(part);
    return draw !== undefined;
  }
  if (repairAt(group[name], part, rest, draw)) return true;
  if (Array.isArray(data)) {
    if (data.length <= Number(minItems)) return false;
    data.splice(Number(name), 1);
  } else if (!required.includes(name)) delete group[name];
  else if (takesNull(part) && group[name] !== null) group[name] = null;
  else return false;
  return true;
}
