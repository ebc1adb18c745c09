import { caps } from './caps.ts';
import { type Drawn, drawFormula } from './formula-html.ts';

/** Renders the formulas of one text in order, until its budget is used up. */
export class FormulaBudget {
  private count = 0;
  private length = 0;
  private drawnLength = 0;

  draw(tex: string, display: boolean): Drawn {
    this.count += 1;
    this.length += Math.min(tex.length, caps.formulaLength);
    const reason = this.overdrawn();
    if (reason) return { reason, overCap: true };
    const drawn = drawFormula(tex, display);
    if ('html' in drawn) this.drawnLength += drawn.html.length;
    return drawn;
  }

  private overdrawn(): string | null {
    if (this.count > caps.formulaCount) return `There are more than ${caps.formulaCount} formulas`;
    if (this.length > caps.formulaLengthTogether) {
      const most = caps.formulaLengthTogether.toLocaleString('en');
      return `The formulas together are longer than ${most} characters`;
    }
    return this.drawnLength > caps.drawnLengthTogether
      ? 'The formulas together are too complex to render'
      : null;
  }
}
