import { parseArgs } from 'node:util';
import { sentences } from '../../model/sentences';
import { isLanguage, type Language } from './sentences';

type Options = { language: Language; json: boolean; movingIn: boolean };

/** Reads the command line: `--lang he`, `--json`, `--moving-in`. Any other option ends the command with a reason. */
export function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        lang: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
        'moving-in': { type: 'boolean', default: false },
      },
    });
    const { lang, json, 'moving-in': movingIn } = values;
    if (isLanguage(lang)) return { language: lang, json, movingIn };
    const languages = Object.keys(sentences).join(', ');
    throw new Error(`There is no language “${lang}”: choose one of ${languages}.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
