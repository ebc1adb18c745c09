import { caps, tooLarge } from './caps.ts';
import { type Drawn, drawFormula } from './formula-html.ts';

/** Renders the formulas of one text in order, until its budget is used up. */
export class FormulaBudget {
  /** The first cap that a formula exceeded, as a sentence; null: none did. */
  problem: string | null = null;
  private count = 0;
  private length = 0;
  private drawnLength = 0;

  draw(tex: string, display: boolean): Drawn {
    this.count += 1;
    this.length += Math.min(tex.length, caps.formulaLength);
    const reason = this.overdrawn();
    const drawn = reason ? { reason, overCap: true } : drawFormula(tex, display);
    if ('html' in drawn) this.drawnLength += drawn.html.length;
    else if (drawn.overCap) this.problem ??= sentence(drawn.reason, tex, display);
    return drawn;
  }

  private overdrawn(): string | null {
    if (this.count > caps.formulaCount) return `There are more than ${caps.formulaCount} formulas`;
    if (this.length > caps.formulaLengthTogether) {
      const most = caps.formulaLengthTogether.toLocaleString('en');
      return `The formulas together are longer than ${most} characters`;
    }
    return this.drawnLength > caps.renderedLength ? tooLarge : null;
  }
}

function sentence(reason: string, tex: string, display: boolean): string {
  if (!reason.startsWith('A formula ')) return `${reason}.`;
  const dollars = display ? '$$' : '$';
  const start = tex.replaceAll(/\s+/g, ' ').slice(0, 40);
  return `${reason}: ${dollars}${start}${tex.length > 40 ? '…' : dollars}`;
}
