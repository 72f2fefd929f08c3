import { cleanAddress, foldNumber, removeMarks } from './pasted-text';

test.each([
  ['\u200fדנה לוי\u200f', 'דנה לוי'],
  ['\u2068Silo\u2069 \u202b& Sons\u202c\ufeff', 'Silo & Sons'],
  ['Ware\u00adhouse\u061c\u200b\u2060', 'Warehouse'],
  [
    'می\u200cخواهم 👩\u200d🔧 🏴\u{e0067}\u{e0062}\u{e007f}',
    'می\u200cخواهم 👩\u200d🔧 🏴\u{e0067}\u{e0062}\u{e007f}',
  ],
])('“%s” without marks is “%s”', (copied, text) => {
  expect(removeMarks(copied)).toBe(text);
});

test.each([
  ['\u202a+972 54\u2011123\u20114567\u202c', '+972 54-123-4567'],
  ['\u2068054\u2010123\u20104567\u2069', '054-123-4567'],
  ['054\u05be123\u22124567', '054-123-4567'],
  ['02\u2012555\u20130\u2014100\u2015', '02-555-0-100-'],
  ['02\ufe58555\ufe630\uff0d100', '02-555-0-100'],
  ['\uff0b\uff19\uff17\uff12\u3000(\uff15\uff14)', '+972 (54)'],
  ['\u0660\u0665\u0664-\u06f1\u06f2\u06f3', '054-123'],
  ['054\u00a0123\u20094567\u202f', '054 123 4567'],
  ['02\u00b7555\u20440100\u060c 03', '02.555/0100, 03'],
])('the number “%s” is “%s” on a keyboard', (copied, number) => {
  expect(foldNumber(copied)).toBe(number);
});

test.each([
  ['\u200edana@example.com\u200f\u00a0', 'dana@example.com'],
  ['mailto:dana@example.com?subject=Hall', 'dana@example.com'],
  ['MAILTO:dana@example.com', 'dana@example.com'],
  ['<dana@example.com>', 'dana@example.com'],
  ['"Levi, Dana" <dana@example.com>;', 'dana@example.com'],
  ['<mailto:dana@example.com>', 'dana@example.com'],
  ['dana@example.com, ', 'dana@example.com'],
  ['a@b.example <c@d.example>', 'a@b.example <c@d.example>'],
  ['Dana\nBcc: x <a@b.example>', 'Dana\nBcc: x <a@b.example>'],
  ['a@b.example, c@d.example', 'a@b.example, c@d.example'],
])('“%s” has the address “%s”', (copied, address) => {
  expect(cleanAddress(copied)).toBe(address);
});

test.each([cleanAddress, foldNumber])('%p is fast on long runs of separators', (clean) => {
  const started = performance.now();
  clean(`${', '.repeat(16_000)}x`);
  expect(performance.now() - started).toBeLessThan(500);
});
