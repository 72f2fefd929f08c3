import { drawingSize } from './drawing-size';

test.each([
  ['its viewBox', '<svg viewBox="0 0 155.11 47"><path d="M0 0"/></svg>'],
  ['its viewBox, whatever its sides', '<svg width="40" height="40" viewBox="10,10, 155.11,47">'],
  ['its sides, when it has no viewBox', "<?xml version='1.0'?>\n<svg width='155.11px'\n height='47'>"],
])('a drawing is as large as %s', (_how, svg) => {
  expect(drawingSize(svg, 'a.svg')).toEqual({ width: 155.11, height: 47 });
});

test.each([
  '<svg>',
  '<svg viewBox="0 0 0 47">',
  '<svg width="100%" height="100%">',
  '<p viewBox="0 0 1 1">',
  '',
])('“%s” does not say how large it is, and the error names the file', (svg) => {
  expect(() => drawingSize(svg, 'public/brand/logo-he.svg')).toThrow(
    /logo-he\.svg: give the <svg> a viewBox/,
  );
});
