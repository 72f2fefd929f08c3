/** A direction from the middle of the panorama, in degrees: yaw grows to the right, pitch upwards. */
export type Direction = { yaw: number; pitch: number };

/** The direction of the view, and the vertical field of view, in degrees. */
export type View = Direction & { fov: number };

/** A place on the view as parts of its size, from its upper left corner: 0 to 1 inside it. */
export type Place = { x: number; y: number };

const radians = Math.PI / 180;
const field = { usual: 75, narrowest: 30, widest: 95, leastAcross: 55 };
/** Short of the poles, where every direction is the same and the picture spins. */
const steepest = 85;

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Limits a view to the sharp part of the picture; the yaw is unlimited, so that a visitor can turn in circles. */
export function limitView({ yaw, pitch, fov }: View): View {
  return { yaw, pitch: clamp(pitch, -steepest, steepest), fov: clamp(fov, field.narrowest, field.widest) };
}

/** Returns half the height and half the width of the view at distance 1. */
export function extentOf(fov: number, aspect: number): { x: number; y: number } {
  const y = Math.tan((fov / 2) * radians);
  return { x: y * aspect, y };
}

/** Returns the initial vertical field for a width by height: wider on a portrait phone, which would show a slit. */
export function firstField(aspect: number): number {
  const across = Math.tan((field.leastAcross / 2) * radians);
  return clamp((2 * Math.atan(across / aspect)) / radians, field.usual, field.widest);
}

/** Returns the position of a direction on the view; undefined outside the view. */
export function placeOf(view: View, aspect: number, { yaw, pitch }: Direction): Place | undefined {
  const turn = (yaw - view.yaw) * radians;
  const lift = pitch * radians;
  const tilt = view.pitch * radians;
  const flat = Math.cos(lift) * Math.cos(turn);
  const depth = flat * Math.cos(tilt) + Math.sin(lift) * Math.sin(tilt);
  if (depth <= 0) return undefined;
  const extent = extentOf(view.fov, aspect);
  const right = (Math.cos(lift) * Math.sin(turn)) / depth / extent.x;
  const up = (Math.sin(lift) * Math.cos(tilt) - flat * Math.sin(tilt)) / depth / extent.y;
  if (Math.abs(right) > 1 || Math.abs(up) > 1) return undefined;
  return { x: (1 + right) / 2, y: (1 - up) / 2 };
}

/** Returns the direction at a position of the view, the inverse of placeOf. Yaw is -180 to 180. */
export function directionAt(view: View, aspect: number, { x, y }: Place): Direction {
  const extent = extentOf(view.fov, aspect);
  const right = (2 * x - 1) * extent.x;
  const up = (1 - 2 * y) * extent.y;
  const tilt = view.pitch * radians;
  const height = up * Math.cos(tilt) + Math.sin(tilt);
  const depth = Math.cos(tilt) - up * Math.sin(tilt);
  const yaw = view.yaw + Math.atan2(right, depth) / radians;
  return {
    yaw: ((((yaw + 180) % 360) + 360) % 360) - 180,
    pitch: Math.atan2(height, Math.hypot(right, depth)) / radians,
  };
}
