type Translate = ((key: never) => string) & { has: (key: never) => boolean };

/**
 * Returns the name of a choice that a record may write out instead.
 *
 * @param key of the choice in the catalog
 */
export function choiceName(t: Translate, key: string, choice: string): string {
  return t.has(key as never) ? t(key as never) : choice;
}
