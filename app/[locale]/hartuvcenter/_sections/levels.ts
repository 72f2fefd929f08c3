import type { Level } from '@/content';

/** The address of each level's card on the page. */
export const cardIds: Record<Level, string> = {
  parkingMinus1: 'level-parking-minus-1',
  minus6: 'level-minus-6',
  street: 'level-street',
  a: 'level-a',
  offices: 'level-offices',
};

/** The address of each level in the section drawing. */
export const drawingIds: Record<Level, string> = {
  parkingMinus1: 'drawing-parking-minus-1',
  minus6: 'drawing-minus-6',
  street: 'drawing-street',
  a: 'drawing-a',
  offices: 'drawing-offices',
};
