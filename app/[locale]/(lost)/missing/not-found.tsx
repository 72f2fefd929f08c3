export { Missing as default } from './_sections/missing';
