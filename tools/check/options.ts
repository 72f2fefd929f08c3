import { parseArgs } from 'node:util';
import { catalogs, isLanguage, type Language } from './sentences';

type Options = { language: Language; json: boolean; movingIn: boolean };

/** Reads the command line: `--lang he`, `--json`, `--moving-in`. Anything else ends the command with a reason. */
export function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        lang: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
        'moving-in': { type: 'boolean', default: false },
      },
    });
    if (isLanguage(values.lang))
      return { language: values.lang, json: values.json, movingIn: values['moving-in'] };
    console.error(
      `There is no language “${values.lang}”: choose one of ${Object.keys(catalogs).join(', ')}.`,
    );
  } catch (error) {
    console.error((error as Error).message);
  }
  process.exit(2);
}
