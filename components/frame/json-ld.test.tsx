import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './json-ld';

test('a tag in a text neither opens nor closes a script', () => {
  const html = renderToStaticMarkup(<JsonLd nodes={[{ '@type': 'Place', name: '</script><!-- <b>' }]} />);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].name).toBe('</script><!-- <b>');
});

test('a graph has no empty list', () => {
  const place = { '@type': 'Place' as const, name: 'Hall', containsPlace: [], image: ['/a.jpg'] };
  const html = renderToStaticMarkup(<JsonLd nodes={[place]} />);
  expect(html).not.toContain('containsPlace');
  expect(html).toContain('"image":["/a.jpg"]');
});
