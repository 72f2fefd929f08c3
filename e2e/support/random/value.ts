import fc from 'fast-check';
import { type Locale, routing } from '../../../i18n/routing';
import { isObject } from '../../../lib/is-object';
import { addDays, today } from '../../../lib/today';
import { valueAt } from '../../../lib/value-at';
import texts from '../../../messages/he.json';
import { coreOf, type FieldSchema, takesNull } from '../../../model/fields/schema';
import type { Dice } from './draw';
import { wordsIn } from './words';

/** The pictures and drawings of the fixture, from which records choose. */
const pictures = {
  picture: [
    '/home/hero.jpg',
    '/building/hero.jpg',
    '/building/rear.jpg',
    '/projects/steel-hall/aerial.jpg',
    '/projects/cold-store/hero.jpg',
    '/projects/cold-store/detail.jpg',
  ],
  panorama: ['/building/pano-street.jpg', '/building/pano-store.jpg'],
  drawing: ['/clients/ramot.svg', '/clients/tabor.svg', '/partners/carmel-steel.svg'],
  plan: ['/building/plan-1.svg'],
};

/** Values of the kinds of `model/schema/parts.ts` that no pattern describes well enough for the check. */
const ofKind: Record<string, (dice: Dice) => unknown> = {
  itemId: (dice) => `item-${dice.next()}`,
  phone: ({ pick }) => pick(['03-555-0123', '050-555-0199', '04-555-0150 x14', '+357-25-555012', '*2345']),
  whatsapp: ({ pick }) => pick(['972505550199', '35799555010']),
  email: (dice) => `office${dice.next()}@company.example`,
  day: (dice) => addDays(today(), -dice.integer(0, 500)),
  month: ({ pick }) => pick(['2019-03', '2026-08', '2031-12']),
  hours: ({ pick }) => pick(['09:00-17:00', '00:00-24:00']),
  https: (dice) => `https://www.company${dice.next()}.example/page`,
  link: (dice) => dice.pick(['/', '/accessibility', '/#contact', `https://tour${dice.next()}.example/`]),
  pictureFile: ({ pick }) => pick(pictures.picture),
  drawing: ({ pick }) => pick(pictures.drawing),
  metaTag: (dice) => `<meta name="verification-${dice.next()}" content="aB-3_xyz=" />`,
  formerPath: (dice) => `/former/${dice.pick(wordsIn('he'))}-${dice.next()}`,
};

/** Values of single fields, by the end of their path. */
const ofField: [field: RegExp, value: (dice: Dice) => unknown][] = [
  [/\.founded$/, ({ integer }) => integer(1900, 2026)],
  [/\.year$/, ({ integer }) => integer(2010, 2030)],
  // Otherwise no page would list most projects of a full company.
  [/\.retired$/, ({ integer }) => (integer(1, 4) === 1 ? true : undefined)],
  [/\.form$/, () => '/api/email/sendHarTov'],
  [/\.languages$/, ({ pick }) => pick(['he', 'en', 'el', 'ar'])],
  [/\.planFile$/, ({ pick }) => pick(pictures.plan)],
  [/tour\.picture\.src$/, ({ pick }) => pick(pictures.panorama)],
  [/\.elevation$/, (dice) => 6 * (dice.next() % 12) - 12],
  [/levels\.clearHeight$/, ({ pick }) => pick([6, 2.4, 4.5])],
  [/units\.number$/, (dice) => dice.pick([String(dice.next()), `A-${dice.next()}`])],
  [/units\.area$/, ({ pick }) => pick([80, 240.5, 1200])],
  [/plan\.(width|depth)$/, ({ pick }) => pick([2, 3.5])],
  [/places\.minutes$/, ({ integer }) => integer(30, 600)],
  [/\.kilometers$/, ({ pick }) => pick([0.4, 12, 60])],
];

/**
 * Returns a value of a shape at random.
 *
 * @param schema a shape of `model/schema` as JSON Schema, so that a new field is included by itself
 * @param path of the value, such as `company.people.name`
 * @param locale of the texts inside, where a group has one field a language
 */
export function drawValue(schema: FieldSchema, path: string, dice: Dice, locale?: Locale): unknown {
  if (takesNull(schema) && !dice.has()) return null;
  const shape = coreOf(schema);
  const { type, properties, required = [], items, anyOf, enum: choices, minItems = 0, maxItems } = shape;
  const own = ofField.find(([field]) => field.test(path))?.[1];
  if (own && type !== 'array' && !properties) return own(dice);
  if (shape.const !== undefined) return shape.const;
  if (choices) return dice.pick(choices);
  const named = valueAt(texts, String(shape.among).split('.'));
  if (isObject(named)) return dice.pick(Object.keys(named));
  const known = ofKind[String(shape.kind)];
  if (known && !properties) return known(dice);
  if (anyOf) return drawValue(dice.pick(anyOf), path, dice, locale);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, part]) =>
        required.includes(name) || dice.has()
          ? [[name, drawValue(part, `${path}.${name}`, dice, localeOf(name) ?? locale)]]
          : [],
      ),
    );
  if (Array.isArray(items)) return items.map((item) => drawValue(item, path, dice, locale));
  if (items) {
    const length = dice.length(Number(minItems), Number(maxItems ?? Infinity));
    return Array.from({ length }, () => drawValue(items, path, dice, locale));
  }
  if (type === 'boolean') return dice.has();
  if (type === 'number' || type === 'integer') return numberOf(shape, dice);
  if (shape.pattern && !locale) return fromPattern(shape, dice);
  return textOf(shape, dice, locale ?? routing.defaultLocale);
}

function localeOf(name: string): Locale | undefined {
  return routing.locales.find((locale) => locale === name);
}

/** Returns a number within the limits of a shape, mostly a small one. */
function numberOf(shape: FieldSchema, dice: Dice): number {
  const limit = (name: string, other: number) => Number(shape[name] ?? other);
  const above = limit('exclusiveMinimum', Number.NEGATIVE_INFINITY);
  const least = Math.max(limit('minimum', Number.NEGATIVE_INFINITY), above);
  const most = Math.min(limit('maximum', Infinity), limit('exclusiveMaximum', Infinity));
  const from = Number.isFinite(least) && least > Number.MIN_SAFE_INTEGER ? least : 0;
  const step = shape.type === 'integer' ? 1 : dice.pick([1, 0.5]);
  const start = from === above ? from + step : from;
  if (dice.fullness === 0) return start;
  const to = Math.min(most, start + dice.pick([2, 10, 100, 3000]));
  return start + step * dice.integer(0, Math.floor((to - start) / step));
}

/** Returns an own name of letters and digits where the pattern is one of a name, otherwise any text that fits. */
function fromPattern({ pattern = '', maxLength = 80 }: FieldSchema, dice: Dice): string {
  const name = `part-${dice.next()}`;
  if (new RegExp(pattern).test(name)) return name;
  return dice.draw(fc.stringMatching, new RegExp(pattern)).slice(0, maxLength);
}

/** Returns some words; longer texts have a no-break space before a unit, as `npm run fix` inserts it. */
function textOf({ minLength = 0, maxLength = 400 }: FieldSchema, dice: Dice, locale: Locale): string {
  if (Number(minLength) === 0 && !dice.has()) return '';
  const count = dice.fullness === 0 ? 1 : dice.pick([1, 2, 3, 8, 30]);
  const list = wordsIn(locale);
  // The last word makes the text one of its own: many lists refuse the same text twice.
  const text = Array.from({ length: count }, () => dice.pick(list)).join(' ');
  const number = dice.next();
  const whole = dice.fullness > 0 && count === 3 ? `${text} ${noBreak(locale)}` : `${text} ${number}`;
  return whole.length <= Number(maxLength) ? whole : `${list[number % list.length]} ${number}`;
}

const noBreak = (locale: Locale) => (locale === 'en' ? '12\u00a0kg' : '12\u00a0ק״ג');
