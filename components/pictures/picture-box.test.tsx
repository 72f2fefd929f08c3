import { renderToStaticMarkup } from 'react-dom/server';
import { PictureBox } from './picture-box';

const data = { alt: 'A', width: 4, height: 3, files: { stem: '/a', widths: [4] } };

test.each([
  [undefined, 'picture hero'],
  ['top', 'picture focus-top hero'],
  ['left-bottom', 'picture focus-left focus-bottom hero'],
])('a picture whose subject is at %s says so in its classes', (focus, classes) => {
  const picture = <PictureBox picture={{ ...data, focus }} sizes="100vw" className="hero" />;
  expect(renderToStaticMarkup(picture)).toContain(`class="${classes}"`);
});
