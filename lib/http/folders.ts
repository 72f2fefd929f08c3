import path from 'node:path';

/** The portable output of a build: static files, and the server of the routes. */
export const dist = 'dist';
export const siteFolder = path.join(dist, 'site');
export const serverFolder = path.join(dist, 'server');

/** The file of the site that identifies the build. */
export const buildFile = 'build.json';
