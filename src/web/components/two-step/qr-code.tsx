import { encode } from 'uqr';

/** Always dark on light, which apps expect, with the margin that they need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-40 sm:w-52 rounded-md border border-rule"
    >
      <rect width={size} height={size} fill="white" />
      <path d={squares.join('')} fill="black" />
    </svg>
  );
}
