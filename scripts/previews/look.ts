/** Pixels: what the social networks ask for, and the part of it that the picture of the page fills. */
export const size = { width: 1200, height: 630 };
export const pictureWidth = 520;

export const colours = {
  ink: '#17211f',
  pine: '#22332f',
  paper: '#fbf9f5',
  zinc: '#a9b8b5',
  accent: '#f08a66',
};

/** Satori looks for a character in one file after the other, so that each file needs a name of its own. */
export const display = 'Display Hebrew, Display Latin';
export const text = 'Text Hebrew, Text Latin';
export const strong = 'Strong Hebrew, Strong Latin';

/** Pixels from the top: the level line crosses text and picture. */
export const lineTop = 462;
