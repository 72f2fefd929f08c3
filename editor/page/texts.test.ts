import type { State } from './editor-state';
import { search } from './texts';

test('search lists words that start with the text before others', () => {
  const files = { 'messages/en.json': { Distances: { by: 'Annoyance' }, Team: { name: 'Dana “Noy” Levi' } } };
  const state = { files, drafts: [], issues: [] } as unknown as State;
  expect(search(state, 'noy').map(({ value }) => value)).toEqual(['Dana “Noy” Levi', 'Annoyance']);
});
