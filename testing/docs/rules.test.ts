import { unnamedScripts, wrongCommands } from './commands';
import { wrongLinks } from './links';
import { wrongPaths } from './paths';
import { strangePlaces } from './places';
import { settingsIn, settingsOfExample, settingsRead, settingsTable } from './settings';

/* The checks of the documents, on texts that are wrong. */

const page = (text: string) => ({ file: 'docs/a.md', text });
const files = [
  'README.md',
  'docs/a.md',
  'docs/b.md',
  'content/projects/hall.json',
  'app/[locale]/(home)/page.tsx',
];

test.each([
  ['`npm run biuld`', ['biuld']],
  ['```sh\nnpm run biuld\nnpm run build\n```', ['biuld']],
  ['`npm build`', ['build (without “run”)']],
  ['`npm test` and `npm ci`, or `npm run build -- --now`', []],
])('commands in %j that do not exist: %j', (text, wrong) => {
  expect(wrongCommands(page(text), ['build', 'test'])).toEqual(wrong);
});

test('a script that no document names is named', () => {
  expect(unnamedScripts([page('`npm run build`'), page('npm run e2e')], ['build', 'e2e'])).toEqual(['e2e']);
});

test.each([
  ['`content/projects/<name>.json`, `content/projects/*.json`, `content/projects`, `docs/{a,b}.md`', []],
  ['`page.tsx`, `app/[locale]/(home)/`, `var/outbox`, `public/icons`', []],
  ['`/project/3`, `text/html`, `he`, `image/*`', []],
  ['`content/project/<name>.json`', ['content/project/<name>.json']],
  ['`docs/{a,c}.md`', ['docs/c.md']],
  ['`index.tsx`', ['index.tsx']],
  ['`lib/`', ['lib/']],
  [
    '```\ncontent/   the records\n  projects/   each\n    hall.json\n    shed.json\nlib/  more\n```',
    ['content/projects/shed.json', 'lib/'],
  ],
])('paths in %j at which nothing is: %j', (text, wrong) => {
  expect(wrongPaths(page(text), files)).toEqual(wrong);
});

test.each([
  ['[b](b.md), [top](../README.md#the-site), [here](#a-heading), [out](https://a.example)\n## A heading', []],
  ['[b](c.md)', ['c.md']],
  ['[b](../docs/b.md#nowhere)', ['../docs/b.md#nowhere']],
  ['[here](#nowhere)', ['#nowhere']],
  ['<img src="a.jpg">', ['a.jpg']],
  ['[out](http://a.example)', ['http://a.example']],
])('links in %j that lead nowhere: %j', (text, wrong) => {
  const documents = [
    page(text),
    { file: 'README.md', text: '# The site' },
    { file: 'docs/b.md', text: '# B' },
  ];
  expect(wrongLinks(page(text), documents, files)).toEqual(wrong);
});

test('the settings of a document and of its table are found', () => {
  const document = page(
    '`SMTP_URL=x` in AA_BB\n\n| Name |\n|---|\n| `MAIL_FROM`, `MAIL_TO` | both |\n\n```sh\nOLD_NAME=1\n```',
  );
  expect(settingsIn(document)).toEqual(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO', 'OLD_NAME']);
  expect(settingsTable(document)).toEqual(['MAIL_FROM', 'MAIL_TO']);
});

test.each([
  'const a = process.env.NEW_NAME;',
  "const a = environment['NEW_NAME'];",
  'const { NEW_NAME } = process.env;',
  'const shape = z.object({\n  NEW_NAME: z.string(),\n});',
])('the setting that “%s” reads is found', (code) => {
  expect(settingsRead(code)).toEqual(['NEW_NAME']);
});

test('what the machine sets is no setting', () => {
  expect(settingsRead('process.env.NODE_ENV; process.env.CI; process.env.PORT;')).toEqual([]);
  expect(settingsOfExample('# SMTP_URL=\nMAIL_TO=\n')).toEqual(['MAIL_TO']);
});

test.each([
  'cd /mnt/disk/site',
  'see /Users/dana/site',
  'at /home/dana/site',
  '--registry https://registry.example.com/',
])('“%s” is true on one machine alone', (text) => {
  expect(strangePlaces(page(text))).toHaveLength(1);
  expect(strangePlaces(page('`public/home/hero-dusk.jpg`, /home/hero-dusk.jpg and `/project/3`'))).toEqual(
    [],
  );
});
