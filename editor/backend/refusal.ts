/** What went otherwise than the person wished, for which the page has a sentence of its own. */
export class RefusalError extends Error {
  /** @param detail what the sentence names: pixels, or a file */
  constructor(
    readonly kind: 'noPicture' | 'emptyPicture' | 'tooLarge' | 'tooSmall' | 'changedSince' | 'conflict',
    readonly detail = '',
  ) {
    super(`${kind} ${detail}`);
  }
}

/** The place has another value than the edit is based on: somebody else has changed it. */
export class ConflictError extends RefusalError {
  constructor(readonly now: unknown) {
    super('conflict');
  }
}
