import { listen } from './gestures';
import { createMotion } from './motion';
import { type Direction, firstField, type View } from './projection';
import { createRenderer } from './renderer';

export type ViewerState = 'loading' | 'ready' | 'failed';

type Options = {
  /** The addresses of the panorama, 2048 and 4096 pixels wide. */
  panorama: { small: string; large: string };
  start: Direction;
  /** Called after every frame that was drawn. */
  onDraw: (view: View, aspect: number) => void;
  onState: (state: ViewerState) => void;
};

export type Viewer = {
  move: (change: Partial<View>) => void;
  reset: () => void;
  rotate: (on: boolean) => void;
  close: () => void;
};

/** CSS pixels: a smaller view is a phone's, for which the small picture is enough. */
const phone = 480;

/**
 * Opens a panorama in an element. Creates the canvas and removes it with the viewer, because a canvas with a released
 * context cannot be reused.
 *
 * @returns undefined, with the state `failed`, when the browser has no WebGL2
 */
export function openViewer(
  host: HTMLElement,
  { panorama, start, onDraw, onState }: Options,
): Viewer | undefined {
  const canvas = document.createElement('canvas');
  const opened = createRenderer(canvas);
  if (!opened) {
    onState('failed');
    return undefined;
  }
  let renderer = opened;
  let ready = false;
  const end = new AbortController();
  const { signal } = end;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const isCalm = () => reducedMotion.matches;
  const aspect = () => host.clientWidth / host.clientHeight;
  const first = (): View => ({ ...start, fov: firstField(aspect()) });

  const motion = createMotion(first(), draw, isCalm);

  function draw(view: View): void {
    if (!ready) return;
    renderer.draw(view);
    onDraw(view, aspect());
  }

  async function fill(): Promise<void> {
    onState('loading');
    try {
      const large = Math.min(screen.width, screen.height) > phone && renderer.widest >= 4096;
      const response = await fetch(large ? panorama.large : panorama.small, { signal });
      if (!response.ok) throw new Error(`The panorama was not sent: ${response.status}`);
      await renderer.upload(await createImageBitmap(await response.blob()), signal);
      if (signal.aborted) return;
      ready = true;
      draw(motion.current());
      onState('ready');
    } catch {
      if (!signal.aborted) onState('failed');
    }
  }

  const sizes = new ResizeObserver(() => {
    const scale = Math.min(devicePixelRatio, 2);
    canvas.width = Math.max(Math.round(host.clientWidth * scale), 1);
    canvas.height = Math.max(Math.round(host.clientHeight * scale), 1);
    // Resizing empties the canvas; drawing in the same frame hides that.
    draw(motion.current());
  });

  function lost(event: Event): void {
    // Without this the browser never releases the context.
    event.preventDefault();
    ready = false;
    onState('loading');
  }

  function restored(): void {
    const again = createRenderer(canvas);
    if (!again) {
      onState('failed');
      return;
    }
    renderer = again;
    void fill();
  }

  host.prepend(canvas);
  sizes.observe(host);
  listen(host, motion, isCalm, signal);
  canvas.addEventListener('webglcontextlost', lost, { signal });
  canvas.addEventListener('webglcontextrestored', restored, { signal });
  void fill();

  return {
    move: (change) => motion.move(change),
    reset: () => motion.goTo(first()),
    rotate: motion.rotate,
    close() {
      end.abort();
      sizes.disconnect();
      motion.stop();
      renderer.dispose();
      canvas.remove();
    },
  };
}
