import type { Unit } from '@/model';
import type { Wall } from '@/model/derived/walls';

type Room = NonNullable<Unit['plan']>[number];

/** A rectangle, in metres from the left and the top. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A room with its rectangle. */
export type PlacedRoom = Room & { box: Box };

/**
 * Places rooms in the middle of a rectangle. Their distances are measured from its front, the side of the entrance, and
 * from the corner at the left of a person who enters.
 */
export function placeRooms(
  rooms: readonly Room[],
  box: Box,
  front: Pick<Wall, 'isHorizontal' | 'inward'>,
): PlacedRoom[] {
  const { columns: width, rows: depth } = measureRooms(rooms);
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const [along, inward] = front.isHorizontal ? [across, down] : [down, across];
  return rooms.map((room): PlacedRoom => {
    const start = (along - width) / 2 + room.x;
    const near = (inward - depth) / 2 + room.y;
    const [end, far] = [start + room.width, near + room.depth];
    const { left, top, right, bottom } = box;
    if (front.isHorizontal && front.inward < 0)
      return {
        ...room,
        box: { left: left + start, right: left + end, top: bottom - far, bottom: bottom - near },
      };
    if (front.isHorizontal)
      return {
        ...room,
        box: { left: right - end, right: right - start, top: top + near, bottom: top + far },
      };
    if (front.inward < 0)
      return {
        ...room,
        box: { left: right - far, right: right - near, top: bottom - end, bottom: bottom - start },
      };
    return { ...room, box: { left: left + near, right: left + far, top: top + start, bottom: top + end } };
  });
}

/** Returns the rectangle that rooms take up together, from their corner at the entrance, as a shape. */
export function measureRooms(rooms: readonly Room[]) {
  const columns = Math.max(0, ...rooms.map((room) => room.x + room.width));
  const rows = Math.max(0, ...rooms.map((room) => room.y + room.depth));
  return { column: 0, row: 0, columns, rows };
}
