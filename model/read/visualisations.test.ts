import { showsOnlyVisualisations } from './visualisations';

const drawn = { src: '/a.jpg', kind: 'visualisation' };

test.each([
  ['a drawn picture', drawn, true],
  ['drawn pictures at any depth', { hero: drawn, images: [drawn, { image: drawn }] }, true],
  ['a photograph among them', { hero: drawn, images: [{ src: '/b.jpg', kind: 'photograph' }] }, false],
  ['a picture without a kind', [drawn, { src: '/b.jpg' }], false],
  ['no picture', { name: 'A company', images: [] }, false],
])('%s', (_title, value, expected) => {
  expect(showsOnlyVisualisations(value)).toBe(expected);
});
