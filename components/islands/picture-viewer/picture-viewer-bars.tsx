import type { ReactNode, RefObject } from 'react';
import './picture-viewer.css';

type Part = 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'close';

/** The names and icons of the viewer's buttons. */
export type Words = Record<Part | 'label', string>;
export type Icons = Record<Part, ReactNode>;

type BarProps = {
  words: Words;
  icons: Icons;
  closeButton: RefObject<HTMLButtonElement | null>;
  canShrink: boolean;
  canGrow: boolean;
  onZoom: (by: 1 | -1) => void;
  onClose: () => void;
};

/** Renders the picture's title and the buttons for zoom and closing; disabled buttons keep the focus. */
export function ViewerBar({ words, icons, closeButton, canShrink, canGrow, onZoom, onClose }: BarProps) {
  return (
    <div className="picture-viewer-bar">
      <p className="picture-viewer-label">{words.label}</p>
      <button type="button" aria-label={words.zoomOut} aria-disabled={!canShrink} onClick={() => onZoom(-1)}>
        {icons.zoomOut}
      </button>
      <button type="button" aria-label={words.zoomIn} aria-disabled={!canGrow} onClick={() => onZoom(1)}>
        {icons.zoomIn}
      </button>
      <button ref={closeButton} type="button" aria-label={words.close} onClick={onClose}>
        {icons.close}
      </button>
    </div>
  );
}

type CaptionProps = {
  words: Words;
  icons: Icons;
  position: string | undefined;
  caption: string | undefined;
  onStep: (by: 1 | -1) => void;
};

/** Position and caption of the picture, announced when they change, between the previous and next buttons. */
export function CaptionBar({ words, icons, position, caption, onStep }: CaptionProps) {
  return (
    <div className="picture-viewer-bar">
      <button type="button" aria-label={words.previous} onClick={() => onStep(-1)}>
        {icons.previous}
      </button>
      <p className="picture-viewer-caption" aria-live="polite">
        <strong key={position}>{position}</strong> <span key={caption}>{caption}</span>
      </p>
      <button type="button" aria-label={words.next} onClick={() => onStep(1)}>
        {icons.next}
      </button>
    </div>
  );
}
