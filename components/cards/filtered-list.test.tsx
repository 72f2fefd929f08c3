import { renderToStaticMarkup } from 'react-dom/server';
import { FilteredList } from './filtered-list';

function render(values: readonly string[]) {
  const html = renderToStaticMarkup(
    <FilteredList
      filter={{
        name: 'kind',
        label: 'filter',
        all: 'All',
        options: [...new Set(values), 'none'].map((value) => ({ value, label: value })),
      }}
      items={values.map((value, index) => ({ key: String(index), value, node: value }))}
      pages={{ initial: 3, increment: 3, heading: 'heading' }}
      words={{ more: 'more', empty: 'nothing', shown: ({ shown, total }) => `${shown} of ${total}` }}
      gridClass="grid"
    />,
  );
  const [, json = ''] = /<script type="application\/json">(.*)<\/script>/.exec(html) ?? [];
  return { html, statuses: JSON.parse(json).statuses };
}

test('a list has an announcement for each filter and press of “show more”', () => {
  expect(render(['odd', 'even', 'odd', 'odd', 'odd']).statuses).toEqual({
    '3/5': '3 of 5',
    '5/5': '5 of 5',
    '3/4': '3 of 4',
    '4/4': '4 of 4',
    '1/1': '1 of 1',
    '0/0': 'nothing',
  });
});

test('items behind the first page are hidden until they are found', () => {
  const { html } = render(['odd', 'even', 'odd', 'odd']);
  expect(html.match(/<li [^>]*>/g)).toEqual([
    '<li data-key="0" data-kind="odd" tabindex="-1">',
    '<li data-key="1" data-kind="even" tabindex="-1">',
    '<li data-key="2" data-kind="odd" tabindex="-1">',
    '<li data-key="3" data-kind="odd" hidden="" data-hidden="until-found" tabindex="-1">',
  ]);
});
