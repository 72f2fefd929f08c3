import type { FieldSchema } from '../../content/fields/schema';
import { nearName } from '../../content/read/near-names';
import { routing } from '../../i18n/routing';
import { type CodeWords, readCode } from './code-words';
import { error, type Issue, warning } from './issue';
import { catalogOf, readJsonFile } from './project-files';
import { flatten } from './texts';

/** Every word that the code asks for is in a catalog, and the code asks for every word (else a warning). */
export function checkUsedKeys(root: string): Issue[] {
  const catalogs = routing.locales.flatMap((locale) => {
    const catalog = readJsonFile(root, catalogOf(locale));
    return catalog ? [[...flatten(catalog.data).keys()]] : [];
  });
  const keys = new Set(catalogs.flat());
  if (keys.size === 0) return [];
  const isAsked = findAskedKeys(root);
  // A word that is in one catalog alone is reported there.
  const unused = [...keys].filter((key) => !isAsked(key) && catalogs.every((each) => each.includes(key)));
  const unknown = readCode(root).flatMap((words) => unknownKeys(words, keys));
  const renamed = new Map(
    unknown.flatMap(({ key }) => {
      const name = renamedTo(key, unused);
      return name && wasKnown(root, key) ? [[key, name]] : [];
    }),
  );
  const file = catalogOf(routing.defaultLocale);
  return [
    ...[...renamed].map(([key, name]) => {
      const user = unknown.find((each) => each.key === key)?.file ?? '';
      return error({ file, field: name }, 'keys.renamed', { key, user });
    }),
    ...unknown
      .filter(({ key }) => !renamed.has(key))
      .map(({ file, key }) => {
        const near = nearName(key, [...keys]);
        return error({ file, field: key }, near ? 'keys.unknownNear' : 'keys.unknown', near ? { near } : {});
      }),
    ...unused
      .filter((key) => ![...renamed.values()].includes(key))
      .map((key) => {
        const follows = ({ hint }: Issue) => hint.values?.near === key;
        return warning({ file, field: key, follows }, 'keys.unused');
      }),
  ];
}

/** What was found out about keys, by the code that was read. */
const answers = new WeakMap<CodeWords[], Map<string, boolean>>();

/** Tells of a key whether the code may ask for it. */
export function findAskedKeys(root: string): (key: string) => boolean {
  const code = readCode(root);
  const known = answers.get(code) ?? new Map<string, boolean>();
  answers.set(code, known);
  // The server knows no words: a route hands it the translators of the namespaces that it names.
  const handedOver = new Set(
    code.flatMap(({ translators, texts }) => (translators.size > 0 ? [] : [...texts])),
  );
  return (key) => {
    const asked = known.get(key) ?? code.some((words) => mayAskFor(words, key, handedOver));
    known.set(key, asked);
    return asked;
  };
}

/** The key that nobody asks for any more in the group of one that is gone: the nearest, or the only one. */
function renamedTo(key: string, unused: readonly string[]): string | undefined {
  const group = key.slice(0, key.lastIndexOf('.') + 1);
  const others = unused.filter((each) => each.startsWith(group));
  return nearName(key, others) ?? (others.length === 1 ? others[0] : undefined);
}

/** Whether a key was in the catalogs when the help of the editors was made from them. */
function wasKnown(root: string, key: string): boolean {
  const help = readJsonFile(root, 'content/generated/editor/messages.json')?.data as FieldSchema | undefined;
  return key.split('.').reduce((group, name) => group?.properties?.[name], help) !== undefined;
}

/**
 * Whether a file may ask for a message. The key may be put together from parts (`${step}Label`), and may come from a
 * list in a file that reads the namespace.
 */
function mayAskFor({ file, translators, texts }: CodeWords, key: string, handedOver: Set<string>): boolean {
  const [namespace = ''] = key.split('.');
  const rest = key.slice(namespace.length + 1);
  const reads =
    [...translators.values()].some((names) => names.has(namespace)) ||
    texts.has(namespace) ||
    (file.startsWith('server/') && handedOver.has(namespace));
  return [...texts].some((text) => {
    const start = text.split('.')[0] ?? '';
    if (!text.includes('*')) return text === key || (reads && text === rest);
    if (start === namespace) return patternOf(text).test(key);
    return reads && /[a-zA-Z]/.test(text) && patternOf(text).test(rest);
  });
}

/** A template's `*` is any part of a key. */
function patternOf(template: string): RegExp {
  const parts = template.split('*').map((part) => part.replace(/[^\w]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w.]+')}$`);
}

function unknownKeys({ file, translators, asked }: CodeWords, keys: Set<string>) {
  return asked.flatMap(({ translator, key }) => {
    const meant = [...(translators.get(translator) ?? [])].map((name) => (name ? `${name}.${key}` : key));
    return meant.some((each) => keys.has(each)) ? [] : [{ file, key: meant[0] ?? key }];
  });
}
