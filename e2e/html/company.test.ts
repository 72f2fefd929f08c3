import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { serverFolder } from '../../lib/http/folders';
import { listFiles } from '../../lib/list-files';
import type { BuildingRecord, CompanyRecord } from '../../model/schema';
import { company, tones } from '../support/content/records';
import { fileOf, readPage, siteFiles } from '../support/pages/built-site';
import { eachKind } from '../support/pages/page-kinds';
import { locales } from '../support/pages/pages';

test('the style sheet of the home page has every colour of the palette', () => {
  const css = readPage('/')('style').text();
  expect(Object.values(tones).filter((tone) => !css.includes(tone))).toEqual([]);
});

test.each(locales.flatMap(eachKind))('the logos of %s have the proportion of their files', async (url) => {
  const $ = readPage(url);
  for (const logo of $('header img[src^="/brand/"]').toArray()) {
    const { src = '', width, height } = $(logo).attr() ?? {};
    const drawing = await sharp(fileOf(src)).metadata();
    expect(Number(width) / Number(height)).toBeCloseTo(drawing.width / drawing.height, 1);
  }
});

test('the icons are drawn from the drawing of the company', async () => {
  const pixels = (file: string) => sharp(file).resize(32, 32).flatten().raw().toBuffer();
  const drawing = await pixels('public/brand/icon.svg');
  for (const name of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
    const icon = await pixels(fileOf(`/icons/${name}`));
    const difference = icon.reduce((sum, value, at) => sum + Math.abs(value - (drawing[at] ?? 0)), 0);
    expect(difference / icon.length).toBeLessThan(4);
  }
});

const domainOf = ({ email }: CompanyRecord) => email.replace(/.*@/, '');

/** The companies whose content is at hand: the fixtures and, in the copy for a fixture, the original site. */
const others = ['../../../content', ...['all-on', 'all-off'].map((name) => `e2e/fixtures/${name}/content`)]
  .filter((folder) => existsSync(path.join(folder, 'company.json')))
  .map((folder) => ({
    folder,
    record: JSON.parse(readFileSync(path.join(folder, 'company.json'), 'utf8')) as CompanyRecord,
  }))
  .filter(({ record }) => domainOf(record) !== domainOf(company));

/** The expressions for the names, phones and domain of a company. */
function tracesOf({ folder, record }: (typeof others)[number]): RegExp[] {
  const buildings = listFiles(path.join(folder, 'buildings')).map(
    (file): BuildingRecord => JSON.parse(readFileSync(path.join(folder, 'buildings', file), 'utf8')),
  );
  const names = [record.name, record.legalName, ...buildings.map(({ name }) => name)].flatMap(
    ({ he, en }) => [he, en],
  );
  return [
    ...[...names, domainOf(record)].map((text) =>
      text.split(/\s+/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')),
    ),
    ...[record.phone, record.whatsapp ?? record.phone].map((phone) => [
      [...phone.replace(/^0|^972|-/g, '')].join('[\\s().-]{0,2}'),
    ]),
  ].map((parts) => new RegExp(parts.join('\\s+'), 'i'));
}

test('the build has no name, phone or domain of another company', () => {
  const traces = others.flatMap(tracesOf);
  const programs = listFiles(serverFolder)
    .filter((file) => !file.startsWith('node_modules/'))
    .map((file) => path.join(serverFolder, file));
  for (const file of [...siteFiles.values(), ...programs]) {
    if (!/\.(html|m?js|json|xml|txt|webmanifest|svg)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8').replaceAll(process.cwd(), '');
    expect([file, traces.filter((trace) => trace.test(text))]).toEqual([file, []]);
  }
});
