import { renderToString } from 'react-dom/server';
import { Opener, props } from './fixtures/opener';
import { Island } from './island';

function html(later = ['icon']): string {
  return renderToString(<Island component={{ Opener }} props={props} later={later} />);
}

test('the HTML has the component, its nodes in slots and its props as data', () => {
  const text = html();
  expect(text).toContain('<site-island name="Opener">');
  expect(text).toContain('<site-slot name="items.0.node"><em>first</em></site-slot>');
  expect(text).toContain('<site-slot name="icon" hidden="">');
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(text) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({
    label: 'open <b>',
    icon: { $slot: 'icon' },
    children: { $slot: 'children' },
  });
});

test.each([
  ['a function', { label: () => 'x' }],
  ['a date', { label: new Date(0) }],
])('%s in the props stops the render', (_, wrong) => {
  const render = () =>
    renderToString(<Island component={{ Opener }} props={{ ...props, ...wrong } as never} />);
  expect(render).toThrow('“label”');
});
