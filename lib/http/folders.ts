import path from 'node:path';

/** What a build leaves, to be carried anywhere: the files that are served as they are, and the server of the routes. */
export const dist = 'dist';
export const siteFolder = path.join(dist, 'site');
export const serverFolder = path.join(dist, 'server');

/** The file of the site in which a build says what it is of. */
export const buildFile = 'build.json';
