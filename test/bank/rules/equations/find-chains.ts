import { findFormulas } from './find-formulas.ts';
import { type Chain, splitChains } from './split-chains.ts';

const operand = '[\\d.,%$\\\\()+−*·×/^ -]*\\d[\\d.,%()!]*';
const plainChain = new RegExp(`${operand}(?: ?[=≈<>≤≥≠] ?${operand})+`, 'g');
const scale = /^ ?(?:percent|%|\\%|thousand|million|billion)/;

/** The chains in the formulas of a Markdown text, and those in its prose, such as 3/4 = 0.75. */
export function findChains(text: string): Chain[] {
  const { formulas, prose } = findFormulas(text);
  return [
    ...formulas.flatMap(({ tex, after }) => {
      const [unit = ''] = scale.exec(after) ?? [];
      return splitChains(unit === '' ? tex : `${tex}\\text{${unit}}`);
    }),
    ...plainChains(prose).flatMap((found) => splitChains(toLatex(found))),
  ];
}

function plainChains(prose: string): string[] {
  const lines = prose.split('\n').filter((line) => /[=≈<>≤≥≠]/.test(line));
  return lines.flatMap((line) => line.match(plainChain) ?? []);
}

const toLatex = (plain: string) =>
  plain
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '{,}')
    .replaceAll('−', '-')
    .replaceAll(/(?<!\\)%/g, '\\%');
