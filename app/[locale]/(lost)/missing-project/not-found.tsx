export { MissingProject as default } from './_sections/missing-project';
