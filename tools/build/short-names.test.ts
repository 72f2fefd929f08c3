import { shortNames } from './short-names';

const sheet = '.Ab1-_X_list .lead{animation:_9z9999_fade 1s}@keyframes _9z9999_fade{to{top:0}}';
const shorten = shortNames([sheet, '.Ab1-_X_list{color:red}.Zz9999_item{color:blue}']);

test.each([
  [sheet, '.a .lead{animation:b 1s}@keyframes b{to{top:0}}'],
  ['<p class="Zz9999_item lead">', '<p class="c lead">'],
  ['{"className":"link Ab1-_X_list"}', '{"className":"link a"}'],
  ['Zz9999_items, status_code', 'Zz9999_items, status_code'],
])('%s becomes %s', (text, expected) => {
  expect(shorten(text)).toBe(expected);
});
