import { caps } from '../caps.ts';
import {
  type Axis,
  type Figure,
  FigureError,
  type Item,
  type Point,
  type Shape,
} from './figure.ts';
import { readItem } from './read-item.ts';
import { readRange, readText, readTicks } from './read-values.ts';

/** Throws a FigureError that says what is wrong and where. */
export function readFigure(source: string): Figure {
  if (source.length > caps.figureLength) {
    const most = caps.figureLength.toLocaleString('en');
    throw new FigureError(`A figure is longer than ${most} characters`);
  }
  const draft: Draft = { x: newAxis(), y: newAxis(), shape: 5 / 8, items: [] };
  for (const [index, line] of source.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      readLine(line.trim(), draft);
    } catch (error) {
      if (!(error instanceof FigureError)) throw error;
      throw new FigureError(`Line ${index + 1}: ${error.message}`, { cause: error });
    }
  }
  return completed(draft);
}

interface Draft extends Omit<Figure, 'alt' | 'x' | 'y'> {
  alt?: string;
  x: Partial<Axis> & Pick<Axis, 'name' | 'ticks'>;
  y: Draft['x'];
}

const newAxis = (): Draft['x'] => ({ name: null, ticks: [] });

const settings = new Map<string, (draft: Draft, rest: string) => void>([
  ['alt', (draft, rest) => Object.assign(draft, { alt: readAlt(rest) })],
  ['shape', (draft, rest) => Object.assign(draft, { shape: readShape(rest) })],
  ...(['x', 'y'] as const).flatMap((axis): [string, (draft: Draft, rest: string) => void][] => [
    [axis, (draft, rest) => Object.assign(draft[axis], { range: readWindow(rest) })],
    [`${axis} axis`, (draft, rest) => Object.assign(draft[axis], { name: readName(rest) })],
    [`${axis} ticks`, (draft, rest) => Object.assign(draft[axis], { ticks: readTicks(rest) })],
  ]),
]);

function readLine(line: string, draft: Draft): void {
  const [found = '', command = ''] = /^([a-z][a-z ]*):/.exec(line) ?? [];
  if (found === '') throw new FigureError('A command ends with a colon, such as “line: 0,0 1,1”');
  const rest = line.slice(found.length).trim();
  const set = settings.get(command);
  // Programs find the text alternative there, without reading the figure.
  if ((draft.alt === undefined) !== (command === 'alt')) {
    throw new FigureError('A figure begins with its only “alt: …”');
  }
  if (set) set(draft, rest);
  else draft.items.push(readItem(command, rest));
}

function readAlt(text: string): string {
  if (text === '' || text.length > caps.figureAltLength) {
    throw new FigureError(`An alt has 1 to ${caps.figureAltLength} characters`);
  }
  return text;
}

const readName = (text: string) => (text === '' ? '' : readText(text));

function readWindow(text: string) {
  const range = readRange(text);
  if (!(range.to - range.from >= 1e-6))
    throw new FigureError('A range goes from left to right, or up');
  return range;
}

/** `equal` or `8 by 5` */
function readShape(text: string): Shape {
  if (text === 'equal') return text;
  const [, wide = '0', high = '0'] = /^(\d{1,2}) by (\d{1,2})$/.exec(text) ?? [];
  const shape = Number(high) / Number(wide);
  if (!(shape >= 0.1 && shape <= 1.25)) {
    throw new FigureError('A shape is “equal” or as wide by high as 8 by 5, at most 4 by 5');
  }
  return shape;
}

function completed({ alt, x, y, shape, items }: Draft): Figure {
  if (alt === undefined) throw new FigureError('A figure begins with its only “alt: …”');
  if (!x.range || !y.range) throw new FigureError('A figure needs its “x: 0 to 1” and “y: 0 to 1”');
  const figure = { alt, x: { ...x, range: x.range }, y: { ...y, range: y.range }, shape, items };
  const widest = Math.max(x.range.to - x.range.from, y.range.to - y.range.from);
  if (items.some((item) => 'radius' in item && item.radius > widest)) {
    throw new FigureError('A radius is larger than the figure');
  }
  const points = items.flatMap(pointsOf);
  if (items.length > caps.figureItems || points.length > caps.figurePoints) {
    const most = `${caps.figureItems} commands or ${caps.figurePoints} points`;
    throw new FigureError(`A figure has more than ${most}`);
  }
  if (x.ticks.length + y.ticks.length > caps.figureTicks) {
    throw new FigureError(`A figure has more than ${caps.figureTicks} ticks`);
  }
  const ticks = [...x.ticks.map(({ at }) => ({ x: at, y: y.range?.from ?? 0 }))];
  ticks.push(...y.ticks.map(({ at }) => ({ x: x.range?.from ?? 0, y: at })));
  const odd = [...points, ...ticks].find((point) => !isInside(point, figure));
  if (odd) throw new FigureError(`${odd.x},${odd.y} is outside of the figure`);
  return figure;
}

function pointsOf(item: Item): Point[] {
  if ('points' in item) return item.points;
  if (item.kind === 'label') return [item.at];
  return [item.center];
}

const isInside = (point: Point, { x, y }: Pick<Figure, 'x' | 'y'>) =>
  isBetween(point.x, x) && isBetween(point.y, y);

/** Coordinates may be rounded. */
function isBetween(value: number, { range: { from, to } }: Axis): boolean {
  const slack = (to - from) / 200;
  return from - slack <= value && value <= to + slack;
}
