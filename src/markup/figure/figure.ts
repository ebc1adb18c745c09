export interface Point {
  x: number;
  y: number;
}

export interface Range {
  from: number;
  to: number;
}

export interface Tick {
  at: number;
  text: string;
}

export interface Axis {
  /** What the figure shows of this coordinate. */
  range: Range;
  /** Null: no axis is drawn. */
  name: string | null;
  ticks: Tick[];
}

/** The height of the drawing by its width, or one unit as long up as across. */
export type Shape = number | 'equal';

/** Adjectives, such as `dashed` or `above`. */
type Words = readonly string[];

export type Item =
  | { kind: 'line' | 'curve' | 'arrow' | 'area' | 'dot'; words: Words; points: Point[] }
  | { kind: 'circle'; words: Words; center: Point; radius: number }
  | { kind: 'arc'; words: Words; center: Point; radius: number; degrees: Range }
  | { kind: 'label'; words: Words; at: Point; text: string };

/** What a block with the language `figure` describes. */
export interface Figure {
  alt: string;
  x: Axis;
  y: Axis;
  shape: Shape;
  items: Item[];
}

/** Thrown for its author. */
export class FigureError extends Error {
  override readonly name = 'FigureError';
}
