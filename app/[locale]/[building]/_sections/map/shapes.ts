import type { MapPoint } from '@/model';

/** Returns the `d` of a closed outline. */
export function outlineOf(points: readonly MapPoint[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** Returns the `d` of a smooth line through points (Catmull-Rom). */
export function smoothLine(points: readonly MapPoint[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map((to, position) => {
    const from = points[position] ?? to;
    const before = points[position - 1] ?? from;
    const after = points[position + 2] ?? to;
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[first, second, to].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(' ')}`;
  });
  return `M${first.x} ${first.y}${parts.join('')}`;
}

/** Returns the middle of an outline’s corners. */
export function middleOf(points: readonly MapPoint[]): MapPoint {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / points.length), y: Math.round(sum.y / points.length) };
}

/** Degrees by which a text is turned to run along a road, never upside down. */
export function angleAt(road: readonly MapPoint[], { x, y }: MapPoint): number {
  const parts = road.slice(1).map((to, position) => ({ from: road[position] ?? to, to }));
  const distance = ({ from, to }: { from: MapPoint; to: MapPoint }) =>
    Math.hypot((from.x + to.x) / 2 - x, (from.y + to.y) / 2 - y);
  const [nearestPart] = parts.sort((a, b) => distance(a) - distance(b));
  if (!nearestPart) return 0;
  const { from, to } = nearestPart;
  const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  if (angle > 90) return angle - 180;
  return angle < -90 ? angle + 180 : angle;
}
