import type { Figure, Point } from './figure.ts';

/** The width of every drawing, in its own units; 14 of them are the height of a line of text. */
export const width = 320;
export const fontSize = 14;
const edge = 10;
const highest = 300;

/** Where the coordinates of a figure are in its drawing. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Of the whole drawing. */
  height: number;
  place: (point: Point) => Point;
}

export function frameOf({ x, y, shape }: Figure): Frame {
  const tickWidth = Math.max(0, ...y.ticks.map(({ text }) => textWidth(text)));
  const room = {
    left: edge + (tickWidth > 0 ? tickWidth + 4 : 0),
    top: y.name ? 28 : edge,
    bottom: edge + (x.ticks.length > 0 ? 18 : 0) + (x.name ? 20 : 0),
  };
  const across = x.range.to - x.range.from;
  const up = y.range.to - y.range.from;
  const widest = width - room.left - edge;
  const unit = Math.min(widest / across, highest / up);
  const plot =
    shape === 'equal'
      ? { width: unit * across, height: unit * up }
      : { width: widest, height: widest * shape };
  const left = room.left + (widest - plot.width) / 2;
  return {
    left,
    right: left + plot.width,
    top: room.top,
    bottom: room.top + plot.height,
    height: room.top + plot.height + room.bottom,
    place: (point) => ({
      x: left + ((point.x - x.range.from) / across) * plot.width,
      y: room.top + ((y.range.to - point.y) / up) * plot.height,
    }),
  };
}

/** Roughly, as the fonts differ. */
export function textWidth(text: string): number {
  let sum = 0;
  for (const letter of text) sum += /[ijlt.,:;'|()/ ]/.test(letter) ? 4.5 : widthOf(letter);
  return sum;
}

const widthOf = (letter: string) => (/[A-Zmw0-9%$−+]/.test(letter) ? 9 : 8);
