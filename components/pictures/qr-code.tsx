import { encode } from 'uqr';

type Props = { text: string; label: string };

/** Renders a text as a QR code, drawn at build time in black, for paper, with the quiet zone of the standard. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path stroke="#000" d={data.map(drawRow).join('')} />
    </svg>
  );
}

/** Draws one stroke for each run of dark modules in a row, relative to the one before because that compresses best. */
function drawRow(row: boolean[], y: number): string {
  const runs = row.map((dark) => (dark ? '1' : '0')).join('');
  let end = 0;
  return Array.from(runs.matchAll(/1+/g), ({ 0: { length }, index }) => {
    const move = end === 0 ? `M${index} ${y}.5` : `m${index - end} 0`;
    end = index + length;
    return `${move}h${length}`;
  }).join('');
}
