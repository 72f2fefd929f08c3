import { limitView, type View } from './projection';

/** Milliseconds in which the view covers about two thirds of the way to its goal. */
const easing = 110;
/** Degrees per millisecond: a full turn in a minute. */
const turning = 0.006;
/** Imperceptible rotation, in degrees. */
const nothing = 0.02;

export type Motion = {
  current: () => View;
  /** Adds to the target, which the view follows. */
  move: (change: Partial<View>) => void;
  /** Adds to the view immediately and ends every glide, as in a drag. */
  shift: (change: Partial<View>) => void;
  /** Moves to a view by the shortest rotation. */
  goTo: (goal: View) => void;
  /** Rotates slowly until `stop`. */
  rotate: (on: boolean) => void;
  stop: () => void;
};

/**
 * Animates a view towards a target and requests frames only while it moves.
 *
 * @param isCalm true for a visitor who prefers reduced motion: the view jumps instead
 */
export function createMotion(start: View, draw: (view: View) => void, isCalm: () => boolean): Motion {
  let view = start;
  let goal = start;
  let rotating = false;
  let frame = 0;
  let last = 0;

  function tick(now: number): void {
    const elapsedMs = last ? Math.min(now - last, 64) : 16;
    last = now;
    if (rotating) goal = { ...goal, yaw: goal.yaw + turning * elapsedMs };
    const part = isCalm() ? 1 : 1 - Math.exp(-elapsedMs / easing);
    view = towards(view, goal, part);
    draw(view);
    const moves = rotating || view !== goal;
    if (!moves) last = 0;
    frame = moves ? requestAnimationFrame(tick) : 0;
  }

  function wake(): void {
    frame ||= requestAnimationFrame(tick);
  }

  return {
    current: () => view,
    move(change) {
      goal = sum(goal, change);
      wake();
    },
    shift(change) {
      goal = sum(view, change);
      view = goal;
      wake();
    },
    goTo(next) {
      const turns = Math.round((view.yaw - next.yaw) / 360);
      goal = { ...next, yaw: next.yaw + turns * 360 };
      wake();
    },
    rotate(on) {
      rotating = on;
      wake();
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

function sum(view: View, { yaw = 0, pitch = 0, fov = 0 }: Partial<View>): View {
  return limitView({ yaw: view.yaw + yaw, pitch: view.pitch + pitch, fov: view.fov + fov });
}

/** Returns a view part of the way to its target, or the target once the difference is imperceptible. */
function towards(from: View, goal: View, part: number): View {
  const next = {
    yaw: from.yaw + (goal.yaw - from.yaw) * part,
    pitch: from.pitch + (goal.pitch - from.pitch) * part,
    fov: from.fov + (goal.fov - from.fov) * part,
  };
  const rest = Math.max(
    Math.abs(goal.yaw - next.yaw),
    Math.abs(goal.pitch - next.pitch),
    Math.abs(goal.fov - next.fov),
  );
  return rest < nothing ? goal : next;
}
