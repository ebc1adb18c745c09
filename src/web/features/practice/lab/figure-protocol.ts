import type { ProgramNumbers } from './parameter-values.ts';
import type { Parameter } from './parameters.ts';

/** Where the sliders stand, by name; those that were never moved are left out. */
export type Positions = Record<string, string>;

/** From the page to the worker. */
export interface FigureRequest {
  /** The URL of the module. */
  url: string;
  numbers: ProgramNumbers;
  positions: Positions;
}

export interface DrawnFigure {
  sliders: (Parameter & { start: string })[];
  /** What the figure shows, in words. */
  alt: string;
  html: string;
}

/** From the worker to the page; null: it could not be drawn. */
export type FigureReply = DrawnFigure | null;
