import { caps } from '../caps.ts';
import { drawFigure } from './draw-figure.ts';
import { FigureError } from './figure.ts';
import { readFigure } from './read-figure.ts';

export type DrawnFigure = { html: string } | { reason: string };

/** Draws the figures of one text, until there are too many. */
export class FigureBudget {
  /** The first cap that a figure exceeded, as a sentence; null: none did. */
  problem: string | null = null;
  private count = 0;

  draw(source: string): DrawnFigure {
    this.count += 1;
    if (this.count > caps.figureCount) {
      const reason = `There are more than ${caps.figureCount} figures`;
      this.problem ??= `${reason}.`;
      return { reason };
    }
    try {
      return { html: drawFigure(readFigure(source)) };
    } catch (error) {
      if (!(error instanceof FigureError)) throw error;
      return { reason: error.message };
    }
  }
}
