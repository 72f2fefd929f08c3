import { renderToString } from 'react-dom/server';
import { Opener, props } from './fixtures/opener';
import { Island } from './island';

test.each([
  ['a function', { label: () => 'x' }],
  ['a date', { label: new Date(0) }],
])('%s in the props stops the render', (_, wrong) => {
  const render = () =>
    renderToString(<Island component={{ Opener }} props={{ ...props, ...wrong } as never} />);
  expect(render).toThrow('“label”');
});
