import * as Y from 'yjs';
import { type Seat, seats } from '#shared/domain/meetings.ts';

/** A line of the pen, in the words of an SVG polyline. It never changes. */
export interface Stroke {
  by: Seat;
  points: string;
}

export interface PadContent {
  text: string;
  strokes: readonly Stroke[];
}

/** The size of a drawing, which is scaled to the room there is. */
export const drawingWidth = 1000;
export const drawingHeight = 625;

const pointsPattern = /^\d{1,4},\d{1,4}( \d{1,4},\d{1,4})*$/;

export const textOf = (doc: Y.Doc): Y.Text => doc.getText('text');

export const strokesOf = (doc: Y.Doc): Y.Array<unknown> => doc.getArray('strokes');

export const readPad = (doc: Y.Doc): PadContent => ({
  text: textOf(doc).toString(),
  strokes: readStrokes(doc),
});

/** What comes from the other browser is checked: it may be anything. */
export const readStrokes = (doc: Y.Doc): Stroke[] => strokesOf(doc).toArray().filter(isStroke);

function isStroke(value: unknown): value is Stroke {
  if (typeof value !== 'object' || value === null) return false;
  if (!('by' in value) || !('points' in value)) return false;
  return (
    seats.some((seat) => seat === value.by) &&
    typeof value.points === 'string' &&
    pointsPattern.test(value.points)
  );
}

/** Returns whether it could be read. */
export function applyUpdate(doc: Y.Doc, update: Uint8Array, origin?: unknown): boolean {
  try {
    Y.applyUpdate(doc, update, origin);
    return true;
  } catch {
    return false;
  }
}
