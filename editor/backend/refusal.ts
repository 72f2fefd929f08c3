import { asRecord } from '../../lib/as-record';
import { NameError } from '../../tools/new-project/name';

/** A rejected action. The page has a sentence about each kind. */
export class RefusalError extends Error {
  /** @param detail the number of pixels or the file in the sentence */
  constructor(
    readonly kind:
      | 'noPicture'
      | 'emptyPicture'
      | 'tooLarge'
      | 'tooSmall'
      | 'changedSince'
      | 'conflict'
      | 'diskFull',
    readonly detail = '',
  ) {
    super(`${kind} ${detail}`);
  }
}

/** The place has another value than the edit is based on: another person has changed it. */
export class ConflictError extends RefusalError {
  constructor(readonly now: unknown) {
    super('conflict');
  }
}

/** Returns the rejection for the page. @throws any error without a sentence */
export function toRefusal(error: unknown): { kind: string; detail: string } {
  if (error instanceof NameError) return { kind: error.isTaken ? 'nameTaken' : 'nameWrong', detail: '' };
  if (error instanceof RefusalError) return { kind: error.kind, detail: error.detail };
  if (['ENOSPC', 'EDQUOT'].includes(String(asRecord(error).code))) return { kind: 'diskFull', detail: '' };
  throw error;
}
