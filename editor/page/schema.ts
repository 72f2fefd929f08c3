/** The part of JSON Schema that the shapes of the content use. */
export type Schema = {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | Schema[];
  anyOf?: Schema[];
  enum?: string[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  then?: Schema;
  else?: Schema;
};

/** The shape of a field that may be null, or be written in two ways, without these. */
export function coreOf(schema: Schema): Schema {
  const [first = {}] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return schema.anyOf ? { ...first, description: schema.description ?? first.description } : schema;
}

export function takesNull(schema: Schema): boolean {
  return schema.anyOf?.some(({ type }) => type === 'null') ?? false;
}

/** Whether a group is one text for each language. */
export function isPair({ properties }: Schema): boolean {
  const { he, en, ...others } = properties ?? {};
  return he?.type === 'string' && en?.type === 'string' && Object.keys(others).length === 0;
}

/** Whether a group is a picture with its words. */
export function isPicture({ properties }: Schema): boolean {
  return properties?.src !== undefined && properties.alt !== undefined;
}

/** What a new item of a list begins with: its texts, still empty; what has no empty form is left out. */
export function emptyOf(schema: Schema): unknown {
  const { type, properties = {}, required = [], enum: choices } = coreOf(schema);
  if (takesNull(schema)) return null;
  if (choices) return choices[0];
  if (type === 'array') return [];
  if (type === 'string') return '';
  if (type !== 'object') return undefined;
  const fields = required.map((name) => [name, emptyOf(properties[name] ?? {})]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
