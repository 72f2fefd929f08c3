import { colours, display, lineTop, pictureWidth, size } from './look';

/** The level line, across text and picture. */
export function Line() {
  return (
    <div
      style={{
        position: 'absolute',
        top: lineTop - 1,
        left: 0,
        width: size.width,
        height: 3,
        background: colours.accent,
      }}
    />
  );
}

/** The triangle that stands on the line where text and picture meet, and the figure beside it. */
export function Level({ figure, rtl }: { figure: string; rtl: boolean }) {
  const meeting = rtl ? pictureWidth : size.width - pictureWidth;
  return (
    <>
      <Triangle left={meeting - 24} width={48} height={34} />
      <div
        dir="ltr"
        style={{
          position: 'absolute',
          top: lineTop - 50,
          left: rtl ? meeting - 184 : meeting + 34,
          width: 150,
          height: 40,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          background: colours.ink,
          fontFamily: display,
          fontSize: 30,
        }}
      >
        {figure}
      </div>
    </>
  );
}

function Triangle({ left, width, height }: { left: number; width: number; height: number }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a part of a JPEG.
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', top: lineTop - height, left }}
    >
      <path d={`M0 0H${width}L${width / 2} ${height}z`} fill={colours.accent} />
    </svg>
  );
}

/** Pixels. */
const markHeight = 200;

/** In the place of a missing picture the sign of the company stands large on the line. */
export function Mark({ src, end }: { src: string; end: 'left' | 'right' }) {
  return (
    <div
      style={{
        position: 'absolute',
        top: 0,
        [end]: 0,
        width: pictureWidth,
        height: size.height,
        background: colours.pine,
        display: 'flex',
      }}
    >
      <img
        src={src}
        alt=""
        height={markHeight}
        style={{ margin: `${lineTop - markHeight}px auto auto`, height: markHeight }}
      />
    </div>
  );
}
