import { readFileSync } from 'node:fs';
import { readTokens } from './tokens';

test('a colour is read as the style sheet has it', () => {
  const token = readTokens(':root { --ink: #17211F;\n --ink-soft : red; --paper:#fff; --size: 1rem; }');
  expect([token('ink'), token('paper')]).toEqual(['#17211F', '#fff']);
});

test.each(['--ink: var(--pine);', '--ink: rgb(0 0 0);', '--inky: #000;', ''])(
  'with “%s” there is no plain colour, and the error says what to write',
  (declaration) => {
    expect(() => readTokens(`:root { ${declaration} }`)('ink')).toThrow(/--ink as a plain colour/);
  },
);

test('the style sheet has the colours of the browser’s own bars', () => {
  const token = readTokens(readFileSync('app/globals.css', 'utf8'));
  for (const name of ['ink', 'stone']) expect(token(name)).toMatch(/^#[0-9a-f]{6}$/i);
});
