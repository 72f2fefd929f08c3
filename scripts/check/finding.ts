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
  /** The file cannot be read before this is mended, so that nothing else is said of it. */
  unreadable?: true;
  /** Whether this finding may be a consequence of another error, which is told instead. */
  follows?: (cause: Finding) => boolean;
};

/**
 * A check reads what stands on the disk and never throws for a fault in it.
 *
 * @param root the folder of the project
 */
export type Check = (root: string) => Finding[] | Promise<Finding[]>;

/** Leaves out what follows from another finding: one cause is told once. */
export function withoutConsequences(findings: Finding[]): Finding[] {
  const errors = findings.filter(({ level }) => level === 'error');
  const blocks = errors.filter(({ unreadable }) => unreadable);
  return findings.filter((finding) => {
    const block = blocks.find(({ file }) => file === finding.file);
    if (block) return block === finding;
    return !finding.follows || !errors.some((error) => error !== finding && finding.follows?.(error));
  });
}
