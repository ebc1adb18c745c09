import { drawingHeight, drawingWidth, type Stroke } from '../../../components/pad/pad-content.ts';

export interface Point {
  x: number;
  y: number;
}

/** Points that are closer to each other add nothing that one could see. */
const nearest = 4;
/** A line that never ends must fit into one update, too. */
export const mostPoints = 2_000;
const eraserRadius = 14;

/** Where a pointer is in the drawing. */
export function pointIn(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  return {
    x: within(((clientX - left) / width) * drawingWidth, drawingWidth),
    y: within(((clientY - top) / height) * drawingHeight, drawingHeight),
  };
}

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));

export function withPoint(line: readonly Point[], point: Point): readonly Point[] {
  const last = line.at(-1);
  return last && distance(last, point) < nearest ? line : [...line, point];
}

export const pointsText = (line: readonly Point[]): string =>
  line.map(({ x, y }) => `${x},${y}`).join(' ');

/** The strokes that an eraser touches on its way from one point to the next. */
export function strokesAt(strokes: readonly Stroke[], from: Point, to: Point): Set<Stroke> {
  return new Set(
    strokes.filter(({ points }) => {
      const line = readPoints(points);
      return line.some((end, index) => areClose([line[index - 1] ?? end, end], [from, to]));
    }),
  );
}

function readPoints(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });
}

type Segment = readonly [Point, Point];

function areClose(one: Segment, other: Segment): boolean {
  return (
    cross(one, other) ||
    one.some((point) => distanceTo(other, point) <= eraserRadius) ||
    other.some((point) => distanceTo(one, point) <= eraserRadius)
  );
}

function cross([a, b]: Segment, [c, d]: Segment): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Above 0 on one side of the line through both points, below on the other. */
const side = (from: Point, to: Point, { x, y }: Point): number =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

function distanceTo([from, to]: Segment, point: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(from, point);
  const dot = (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y);
  const share = Math.min(1, Math.max(0, dot / length ** 2));
  return distance(point, {
    x: from.x + share * (to.x - from.x),
    y: from.y + share * (to.y - from.y),
  });
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
