import type { Unit } from '@/model';

export type Room = NonNullable<Unit['plan']>[number];

/**
 * Places the rooms of a plan with the entrance at the bottom; in right-to-left they are mirrored.
 *
 * @returns metres, `left` and `top` from the upper left corner
 */
export function layOutPlan(rooms: readonly Room[], isRtl: boolean) {
  const width = Math.max(...rooms.map((room) => room.x + room.width));
  const depth = Math.max(...rooms.map((room) => room.y + room.depth));
  return {
    width,
    depth,
    rooms: rooms.map((room) => ({
      ...room,
      left: isRtl ? width - room.x - room.width : room.x,
      top: depth - room.y - room.depth,
    })),
  };
}
