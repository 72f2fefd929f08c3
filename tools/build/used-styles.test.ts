import { keepUsedStyles } from './used-styles';

const pages = ['<p class="Ab1-_X_text">', '<p class="lead">'];
const site = [...pages, '<p class="Ab1-_X_other"><p class="Yy9999_text">'];

test.each([
  ['.Ab1-_X_other{color:red}', '.Ab1-_X_other{color:red}'],
  ['.lead{color:red}.Ab1-_X_none{color:red}', '.lead{color:red}'],
  ['.lead{color:red}.Yy9999_text{color:red}', '.lead{color:red}'],
  ['.lead{color:red}._9z9999_text{color:red}', '.lead{color:red}'],
  ['.lead,.Zz9999_text{color:red}', '.lead{color:red}'],
  ['.Ab1-_X_text:not(.Zz9999_text){color:red}', '.Ab1-_X_text:not(.Zz9999_text){color:red}'],
  ['@media print{@layer base{.Zz9999_a .lead{color:red}}.lead{top:0}}', '@media print{.lead{top:0}}'],
  ['@layer a,b;@media print{.Zz9999_a{color:red}}.lead{top:0}', '@layer a,b;.lead{top:0}'],
  ['@keyframes x{from{top:0}to{top:1px}}', '@keyframes x{from{top:0}to{top:1px}}'],
])('of %s remains %s', (css, expected) => {
  expect(keepUsedStyles(css, pages, site)).toBe(expected);
});
