import type { Axis, Figure, Item, Point } from './figure.ts';
import { type Frame, fontSize, frameOf, textWidth, width } from './frame.ts';
import { arc, arrowhead, curve, polyline, round } from './strokes.ts';

/** Safe to insert into a page. Colors come from the page's style sheet. */
export function drawFigure(figure: Figure): string {
  const frame = frameOf(figure);
  const height = round(frame.height);
  return [
    `<svg class="figure" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ` role="img" aria-label="${escaped(figure.alt)}"`,
    ` fill="none" stroke="currentColor" font-size="${fontSize}">`,
    ...drawAxes(figure, frame),
    ...figure.items.map((item) => drawItem(item, frame)),
    '</svg>',
  ].join('');
}

function drawAxes({ x, y }: Figure, frame: Frame): string[] {
  const { left, right, top, bottom, height, place } = frame;
  const origin = place({ x: Math.max(0, x.range.from), y: Math.max(0, y.range.from) });
  const line = (points: Point[]) => path('figure-axis', polyline(points));
  const across = (level: number) =>
    line([
      { x: left, y: level },
      { x: right, y: level },
    ]);
  const up = (where: number) =>
    line([
      { x: where, y: top },
      { x: where, y: bottom },
    ]);
  const tick = (from: Point, dx: number, dy: number) =>
    line([from, { x: from.x + dx, y: from.y + dy }]);
  const horizontal = isDrawn(x)
    ? [
        across(bottom),
        ...(isDrawn(y) && y.range.from < 0 && y.range.to > 0 ? [across(origin.y)] : []),
        ...x.ticks.flatMap(({ at, text }) => {
          const mark = { x: place({ x: at, y: 0 }).x, y: bottom };
          return [tick(mark, 0, 4), note(text, { x: mark.x, y: bottom + 18 }, 'middle', height)];
        }),
      ]
    : [];
  const vertical = isDrawn(y)
    ? [
        up(left),
        ...(isDrawn(x) && x.range.from < 0 && x.range.to > 0 ? [up(origin.x)] : []),
        ...y.ticks.flatMap(({ at, text }) => {
          const mark = { x: left, y: place({ x: 0, y: at }).y };
          return [tick(mark, -4, 0), note(text, { x: left - 7, y: mark.y + 5 }, 'end', height)];
        }),
      ]
    : [];
  const names = [
    ...(x.name ? [note(x.name, { x: right, y: height - 6 }, 'end', height)] : []),
    ...(y.name ? [note(y.name, { x: 4, y: 15 }, 'start', height)] : []),
  ];
  return [...horizontal, ...vertical, ...names];
}

const isDrawn = ({ name, ticks }: Axis) => name !== null || ticks.length > 0;

const note = (text: string, at: Point, anchor: Anchor, height: number) =>
  drawText(text, at, anchor, 'figure-note', height);

function drawItem(item: Item, frame: Frame): string {
  const { place } = frame;
  const own = classesOf(item.words);
  const dashes = item.words.includes('dashed') ? ' stroke-dasharray="5 4"' : '';
  const stroke = (d: string) => path(own, d, dashes);
  switch (item.kind) {
    case 'line':
      return stroke(polyline(item.points.map(place)));
    case 'curve':
      return stroke(curve(item.points.map(place)));
    case 'arrow': {
      const points = item.points.map(place);
      const head = arrowhead(points);
      const filled = head && path(own, head, ' fill="currentColor"');
      return stroke(polyline(points)) + filled;
    }
    case 'area': {
      const d = `${polyline(item.points.map(place))}Z`;
      return path(own, d, ' fill="currentColor" fill-opacity="0.2" stroke="none"');
    }
    case 'dot':
      return item.points.map((point) => drawDot(place(point), item.words)).join('');
    case 'circle':
      return stroke(`${around(item, { from: 0, to: 359.9 }, frame)}Z`);
    case 'arc':
      return stroke(around(item, item.degrees, frame));
    case 'label':
      return drawLabel(item, frame);
  }
}

function around(
  { center, radius }: { center: Point; radius: number },
  degrees: { from: number; to: number },
  { place }: Frame,
): string {
  const middle = place(center);
  const corner = place({ x: center.x + radius, y: center.y + radius });
  return arc(middle, { x: corner.x - middle.x, y: middle.y - corner.y }, degrees);
}

function drawDot({ x, y }: Point, words: readonly string[]): string {
  const own = classesOf(words);
  const fill = words.includes('open') ? '' : ' fill="currentColor"';
  return `<circle class="${own}" cx="${round(x)}" cy="${round(y)}" r="3.5"${fill}/>`;
}

type Anchor = 'start' | 'middle' | 'end';

function drawLabel(item: Item & { kind: 'label' }, { place, height }: Frame): string {
  const has = (word: string) => item.words.includes(word);
  const { x, y } = place(item.at);
  const isLeft = has('left');
  const anchor = isLeft ? 'end' : has('right') ? 'start' : 'middle';
  const aside = isLeft ? -7 : has('right') ? 7 : 0;
  const up = has('above') ? -3 : has('below') ? 13 : 5;
  const away = aside === 0 ? (has('above') ? -5 : has('below') ? 5 : 0) : 0;
  const own = classesOf(item.words, 'figure-label');
  return drawText(item.text, { x: x + aside, y: y + up + away }, anchor, own, height);
}

/** Moved to where the drawing has room for it. */
function drawText(text: string, at: Point, anchor: Anchor, own: string, height: number): string {
  const size = textWidth(text);
  const start = anchor === 'start' ? 0 : anchor === 'middle' ? size / 2 : size;
  const x = Math.max(start + 2, Math.min(at.x, width - 2 - size + start));
  const y = Math.max(fontSize - 2, Math.min(at.y, height - 4));
  const place = `x="${round(x)}" y="${round(y)}" text-anchor="${anchor}"`;
  return `<text class="${own}" ${place} fill="currentColor" stroke="none">${escaped(text)}</text>`;
}

const path = (own: string, d: string, more = '') => `<path class="${own}" d="${d}"${more}/>`;

/** What the style sheet knows of; the other words change what is drawn. */
const classes = new Map([
  ['blue', 'figure-blue'],
  ['red', 'figure-red'],
  ['green', 'figure-green'],
  ['gray', 'figure-gray'],
  ['thin', 'figure-thin'],
  ['thick', 'figure-thick'],
  ['open', 'figure-open'],
]);

const classesOf = (words: readonly string[], base = 'figure-stroke') =>
  [base, ...words.flatMap((word) => classes.get(word) ?? [])].join(' ');

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
