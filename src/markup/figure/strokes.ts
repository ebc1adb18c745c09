import type { Point, Range } from './figure.ts';

/** One decimal, as more cannot be seen. */
export const round = (value: number) => String(Math.round(value * 10) / 10);

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

export const polyline = (points: Point[]) => `M${points.map(at).join('L')}`;

/** A smooth line through all points: each tangent is parallel to the line between the neighbors. */
export function curve(points: Point[]): string {
  const near = (index: number) =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const pieces = points.slice(1).map((end, index) => {
    const start = near(index);
    const out = bent(start, near(index - 1), end);
    return `C${at(out)} ${at(bent(end, near(index + 2), start))} ${at(end)}`;
  });
  return `M${at(near(0))}${pieces.join('')}`;
}

const bent = (point: Point, behind: Point, ahead: Point): Point => ({
  x: point.x + (ahead.x - behind.x) / 6,
  y: point.y + (ahead.y - behind.y) / 6,
});

/** A triangle at the end of a line. */
export function arrowhead(points: Point[]): string {
  const tip = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? tip;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  if (length < 0.1) return '';
  const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const side = (sign: number) => ({
    x: tip.x - 9 * dx + sign * 4 * dy,
    y: tip.y - 9 * dy - sign * 4 * dx,
  });
  return `${polyline([tip, side(1), side(-1)])}Z`;
}

/** Counterclockwise from the first to the second angle, at most once around. */
export function arc(center: Point, radius: Point, degrees: Range): string {
  const angle = Math.min(359.9, (((degrees.to - degrees.from) % 360) + 360) % 360 || 359.9);
  const on = (degree: number) => ({
    x: center.x + radius.x * Math.cos((degree * Math.PI) / 180),
    y: center.y - radius.y * Math.sin((degree * Math.PI) / 180),
  });
  const radii = `${round(radius.x)} ${round(radius.y)}`;
  const isLarge = angle > 180 ? 1 : 0;
  const end = on(degrees.from + angle);
  return `M${at(on(degrees.from))}A${radii} 0 ${isLarge} 0 ${at(end)}`;
}
