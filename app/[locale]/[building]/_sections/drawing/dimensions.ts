/*
 * Fixed measures of the drawing, in its own units. The street is at y = 0, negative is up, and at the start of the
 * line, with the names of the levels; in Hebrew everything but the texts is mirrored.
 */

export const width = 510;

/** Beyond both edges of the window, for lines and the ground. */
export const beyond = 3000;

/** Units to a metre at which the figures are drawn. */
export const figureScale = 16;

export const slab = 5;
export const foundation = 6;

/** The outer faces of the building. */
export const body = { left: 160, right: 460 };

/** Upper office levels are set back, with balconies on both sides. */
export const tower = { left: 148, right: 346 };
export const balcony = { left: 132, right: 362 };

/** The columns of open parking, four units wide: under a tower, and under a body as wide as itself. */
export const columns = { tower: [174, 324], body: [168, 304, 446] };

export const shafts = { people: { left: 268, right: 284 }, goods: { left: 407, right: 423 } };

/** A street tree, in units at the scale of the figures. */
export const treeHeight = 70;

/** Space below the lowest line, and above the roof with its elevation. */
export const margin = { top: 40, bottom: 52 };

/**
 * The texts at a line where the drawing is smallest: the space above the line, the note and each line of the name; at
 * the other end of the line the elevation over its triangle.
 */
export const label = { space: 8, note: 24, line: 24, mark: 38 };

/** The width of a name in characters, beside the body and beside a balcony. */
export const nameWidth = { body: 16, tower: 12 };
