/** What a check found: something to mend (`error`), or something to look at (`warning`). */
export type Finding = {
  level: 'error' | 'warning';
  /** The file from the project's root, such as `messages/en.json`. */
  file: string;
  /** The key or field inside it, such as `Hero.title` or `he.description.1`. */
  field?: string;
  /** What stands there now, shortened. */
  value?: string;
  /** What is wrong and what to write or do instead, in plain words. */
  cure: string;
};

/**
 * A check reads what stands on the disk and never throws for a fault in it.
 *
 * @param root the folder of the project
 */
export type Check = (root: string) => Finding[] | Promise<Finding[]>;
