import { type ReactNode, useEffect, useState } from 'react';
import './controls.css';
import type { View } from './projection';
import type { Viewer } from './viewer';

/** Degrees of one press. Left and right are physical, the same in every language. */
const turns = [
  ['left', { yaw: -25 }],
  ['up', { pitch: 15 }],
  ['down', { pitch: -15 }],
  ['right', { yaw: 25 }],
] as const satisfies [string, Partial<View>][];

const zooms = [
  ['zoomIn', { fov: -15 }],
  ['zoomOut', { fov: 15 }],
] as const satisfies [string, Partial<View>][];

export type ControlName =
  | (typeof turns | typeof zooms)[number][0]
  | 'reset'
  | 'autorotate'
  | 'fullscreen'
  | 'exitFullscreen';

type Props = { viewer: Viewer; controls: Record<ControlName, { label: string; icon: ReactNode }> };

/** Renders the buttons of a panorama, one for everything that a pointer can do. */
export function Controls({ viewer, controls }: Props) {
  const [rotating, setRotating] = useState(false);
  const [full, setFull] = useState(isFullScreen);

  useEffect(() => {
    const onChange = () => setFull(isFullScreen());
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);

  function button(name: ControlName, press: () => void, pressed?: boolean) {
    const { label, icon } = controls[name];
    return (
      <button
        type="button"
        key={name}
        className="panorama-controls-button"
        aria-label={label}
        title={label}
        aria-pressed={pressed}
        onClick={press}
      >
        {icon}
      </button>
    );
  }

  function rotate() {
    viewer.rotate(!rotating);
    setRotating(!rotating);
  }

  return (
    <div className="panorama-controls" dir="ltr">
      {turns.map(([name, change]) => button(name, () => viewer.move(change)))}
      {button('reset', viewer.reset)}
      {zooms.map(([name, change]) => button(name, () => viewer.move(change)))}
      {button('autorotate', rotate, rotating)}
      {document.fullscreenEnabled && button(full ? 'exitFullscreen' : 'fullscreen', toggleFullScreen)}
    </div>
  );
}

/** Toggles full screen of the whole page, so that it persists on the next stop. */
function toggleFullScreen(): void {
  const toggled = isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // A browser may refuse; then nothing changes.
  toggled.catch(() => {});
}

function isFullScreen(): boolean {
  return document.fullscreenElement !== null;
}
