import { tones } from '../../../../model/read/palette';
import { familiesOf } from './letters';
import { box, lineTop, pictureWidth, size } from './look';

type End = 'left' | 'right';

/** Pixels. */
const triangle = { width: 48, height: 34 };
const figureWidth = 150;
const markHeight = 200;

/** Draws the triangle on the level line between text and picture, with the figure beside it. */
export function Level({ figure, end }: { figure: string; end: End }) {
  const { width, height } = triangle;
  const beside = { [end]: pictureWidth - 34 - figureWidth, width: figureWidth, height: 40 };
  const centred = { alignItems: 'center', justifyContent: 'center' };
  const letters = { background: tones.ink, fontFamily: familiesOf('display'), fontSize: 30 };
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a part of a JPEG. */}
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={box({ top: lineTop - height, [end]: pictureWidth - width / 2 })}
      >
        <path d={`M0 0H${width}L${width / 2} ${height}z`} fill={tones['oxide-light']} />
      </svg>
      <div dir="ltr" style={box({ top: lineTop - 50, ...beside, ...centred, ...letters })}>
        {figure}
      </div>
    </>
  );
}

/** Draws the company's sign in place of a missing picture. */
export function Mark({ src, end }: { src: string; end: End }) {
  const ground = { width: pictureWidth, height: size.height, background: tones.pine };
  return (
    <div style={box({ top: 0, [end]: 0, ...ground })}>
      <img
        src={src}
        alt=""
        height={markHeight}
        style={{ margin: `${lineTop - markHeight}px auto auto`, height: markHeight }}
      />
    </div>
  );
}
