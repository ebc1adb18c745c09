import { parentPort } from 'node:worker_threads';
import { LatexSyntax } from '@cortex-js/compute-engine/latex-syntax';
import { evaluate } from './expression.ts';

const syntax = new LatexSyntax();

/** Not strict: also `sqrt(2)/2` and `1 - e^(-1)`, as people type them. */
parentPort?.on('message', (text: string) => {
  parentPort?.postMessage(evaluate(syntax.parse(text, { strict: false })));
});
// The first text takes twenty times as long as the next, which is not the fault of whoever sends it.
syntax.parse('1', { strict: false });
parentPort?.postMessage('ready');
