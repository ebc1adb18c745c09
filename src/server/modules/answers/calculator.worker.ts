import { LatexSyntax } from '@cortex-js/compute-engine/latex-syntax';
import { evaluate } from './expression.ts';

const syntax = new LatexSyntax();

/** Not strict: also `sqrt(2)/2` and `1 - e^(-1)`, as people type them. */
export default function calculate(text: string): number {
  return evaluate(syntax.parse(text, { strict: false }));
}

// The first text takes twenty times as long as the next, which is not the fault of whoever sends it.
calculate('1');
