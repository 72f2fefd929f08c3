/** @jest-environment jsdom */

import { testBuilding, testCompany } from '@/e2e/support/content/test-records';
import { renderIn } from '@/e2e/support/pages/intl';
import type { AreaMap as Description } from '@/model';
import { Location } from '../location';
import { AreaMap } from './area-map';
import { RegionMap } from './region-map';
import { angleAt, smoothLine } from './shapes';

const building = testBuilding;
const line = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));
const road = line([0, 0], [0, 100]);
const map: Description = {
  roads: [{ kind: 'main', points: road, name: 'Ring Road', label: { x: 0, y: 50 } }],
  plot: [...road, { x: 50, y: 50 }],
};

test('a map shows the names of its record only', () => {
  const { container } = renderIn('en', <AreaMap building={building} map={map} />);
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual([building.name, 'Ring Road']);
  expect(container.querySelectorAll('circle')).toHaveLength(0);
});

test('a road passes through its points with its name along it', () => {
  expect(smoothLine(road)).toMatch(/^M0 0C.* 0 100$/);
  expect(angleAt(road, { x: 0, y: 50 })).toBe(90);
  expect(angleAt([...road].reverse(), { x: 0, y: 50 })).toBe(-90);
  expect(angleAt(line([100, 0], [0, 0]), { x: 50, y: 0 })).toBe(0);
});

const distances = { source: 'a map', places: [{ place: 'The port', kilometers: 4, minutes: 8 }] };
const site = { x: 9, y: 9 };
const region = { site, lines: [{ kind: 'coast' as const, points: road }] };

test('the map of the region shows each place with its travel time', () => {
  const [port] = distances.places;
  const places = port
    ? [
        { ...port, kind: 'port' as const, point: { x: 1, y: 1 } },
        { ...port, place: 'Town' },
      ]
    : [];
  const { container } = renderIn(
    'en',
    <RegionMap name="Silo" region={region} distances={{ ...distances, places }} />,
  );
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['The port8\u00a0min', 'Silo']);
  expect(container.querySelectorAll('g')).toHaveLength(1);
});

test('a line leads to a name that is distant from its point', () => {
  const place = {
    place: 'Town',
    kilometers: 4,
    minutes: 8,
    kind: 'town' as const,
    point: { x: 100, y: 100 },
  };
  const labels = [undefined, { x: 110, y: 100 }, { x: 90, y: 98 }, { x: 100, y: 90 }, { x: 130, y: 100 }];
  const places = labels.map((label, index) => ({ ...place, place: `Town ${index}`, label }));
  const { container } = renderIn(
    'en',
    <RegionMap name="Silo" region={region} distances={{ ...distances, places }} />,
  );
  const names = [...container.querySelectorAll('g')].map((group) => [
    group.querySelector('text')?.getAttribute('text-anchor') ?? 'middle',
    group.querySelector('tspan')?.getAttribute('dy'),
    group.querySelectorAll('path').length,
  ]);
  expect(names).toEqual([
    ['middle', '0.8em', 1],
    ['start', '-0.17em', 1],
    ['end', '-0.17em', 1],
    ['middle', '-1.15em', 1],
    ['start', '-0.17em', 2],
  ]);
});

test.each([
  ['the drawn map', { map }, 1, 0, 0],
  ['a picture of it', { mapImage: building.hero }, 0, 1, 0],
  ['a map of the region', { region }, 1, 0, 0],
  ['the driving times', { distances }, 0, 0, 1],
  ['nothing', {}, 0, 0, 0],
])('the location shows %s beside the address, without empty columns', (_, parts, drawn, pictures, lists) => {
  const { container } = renderIn(
    'en',
    <Location building={{ ...building, ...parts }} company={testCompany} />,
  );
  expect(container.querySelectorAll('svg[role="img"]')).toHaveLength(drawn);
  expect(container.querySelectorAll('img')).toHaveLength(pictures);
  expect(container.querySelectorAll('h3')).toHaveLength(lists);
  expect(container.querySelector('.container')?.children).toHaveLength(drawn + pictures + lists + 1);
});
