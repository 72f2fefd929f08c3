import { chooseOriginals } from './plan';

test.each([
  ['/building/pano-street.jpg', false],
  ['/building/pano-20260412-101530.jpg', true],
  ['/projects/steel-hall/hero.jpg', true],
  ['/projects/next-year/hero.jpg', false],
  ['/projects/steel-hall/.gitkeep', false],
])('%s becomes a picture of a page: %s', (src, isChosen) => {
  const panoramas = ['/building/pano-street.jpg'];
  expect(chooseOriginals([src], { hidden: ['next-year'], panoramas })).toEqual(isChosen ? [src] : []);
});
