/*
 * The shapes of everything under content/, and the types of what pages show. Facts stand once, texts as {he, en}.
 */
export * from './building';
export * from './client';
export * from './company';
export * from './distances';
export * from './facts';
export * from './levels';
export * from './parts';
export * from './people';
export * from './progress';
export * from './project';
export * from './social';
export * from './tour';
export * from './units';
export * from './views';
