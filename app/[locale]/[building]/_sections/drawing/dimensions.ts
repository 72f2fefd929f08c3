/*
 * Fixed measures of the drawing, in its own units. The street is at y = 0, negative is up, and at the start of the
 * line, with the names of the levels; in Hebrew everything but the texts is mirrored.
 */

export const width = 440;

/** Units to a metre at which the figures are drawn. */
export const figureScale = 16;

export const slab = 5;
export const foundation = 6;

/** The outer faces of the building. */
export const body = { left: 146, right: 377 };

/** Upper office levels are set back, with balconies on both sides. */
export const tower = { left: 134, right: 286 };
export const balcony = { left: 118, right: 302 };

/** The columns of open parking, four units wide: under a tower, and under a body as wide as itself. */
export const columns = { tower: [160, 264], body: [154, 256, 366] };

export const shafts = { people: { left: 234, right: 250 }, goods: { left: 324, right: 340 } };

/** A street tree, in units at the scale of the figures. */
export const treeHeight = 70;

/** Space below the lowest line and above the roof. */
export const margin = { top: 28, bottom: 38 };

/**
 * A label at the largest size of its text: above the line of its level the note beside the triangle, then the name;
 * below it the elevation.
 */
export const label = { note: 19, line: 19, figure: 14 };

/** The width of a name in characters, beside the body and beside a balcony. */
export const nameWidth = { body: 16, tower: 11 };
