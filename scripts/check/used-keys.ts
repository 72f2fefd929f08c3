import { nearName } from '../../content/read/near-names';
import { routing } from '../../i18n/routing';
import { flatten } from './catalogs';
import { type CodeWords, readCode } from './code-words';
import type { Finding } from './finding';
import { catalogOf, readJsonFile } from './project-files';

/** Every word that the code asks for is in a catalog, and the code asks for every word (else a warning). */
export function checkUsedKeys(root: string): Finding[] {
  const keys = new Set(
    routing.locales.flatMap((locale) => {
      const catalog = readJsonFile(root, catalogOf(locale));
      return catalog ? [...flatten(catalog.data).keys()] : [];
    }),
  );
  if (keys.size === 0) return [];
  const code = readCode(root);
  // The server knows no words: a route hands it the translators of the namespaces that it names.
  const handedOver = new Set(
    code.flatMap(({ translators, texts }) => (translators.size > 0 ? [] : [...texts])),
  );
  const unused = [...keys].filter((key) => !code.some((words) => mayAskFor(words, key, handedOver)));
  return [
    ...code.flatMap((words) => unknownKeys(words, keys)),
    ...unused.map((key): Finding => {
      const cure = 'no page asks for this text: take the key out of both catalogs, or use it';
      return { level: 'warning', file: catalogOf(routing.defaultLocale), field: key, cure };
    }),
  ];
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

function unknownKeys({ file, translators, asked }: CodeWords, keys: Set<string>): Finding[] {
  return asked.flatMap(({ translator, key }): Finding[] => {
    const meant = [...(translators.get(translator) ?? [])].map((name) => (name ? `${name}.${key}` : key));
    const [first = key] = meant;
    if (meant.some((each) => keys.has(each))) return [];
    const near = nearName(first, [...keys]);
    const cure = near
      ? `this file asks for a text that no catalog has: did you mean “${near}”? Else write ${first} in both catalogs`
      : 'this file asks for a text that no catalog has: add it to both';
    return [{ level: 'error', file, field: first, cure }];
  });
}
