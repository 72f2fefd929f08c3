/*
 * The shapes of everything under content/, and the types of what pages show. Facts stand once, texts as {he, en}.
 */
export * from './schema/building';
export * from './schema/client';
export * from './schema/company';
export * from './schema/parts';
export * from './schema/project';
export * from './schema/shown';
export * from './schema/social';
export * from './schema/tour';
