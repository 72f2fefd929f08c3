import { parseArgs } from 'node:util';
import { catalogs, isLanguage, type Language } from './sentences';

/**
 * What is asked for on the command line: `--lang he`, `--json`. Anything else ends the command with a reason.
 */
export function readOptions(): { language: Language; json: boolean } {
  try {
    const { values } = parseArgs({
      options: { lang: { type: 'string', default: 'en' }, json: { type: 'boolean', default: false } },
    });
    if (isLanguage(values.lang)) return { language: values.lang, json: values.json };
    console.error(
      `There is no language “${values.lang}”: choose one of ${Object.keys(catalogs).join(', ')}.`,
    );
  } catch (error) {
    console.error((error as Error).message);
  }
  process.exit(2);
}
