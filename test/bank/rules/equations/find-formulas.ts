import { findStops, formulaAt } from '#markup/formula-syntax.ts';

interface Formula {
  tex: string;
  /** What the text says after it. */
  after: string;
}

const relationFirst = /^\s*(?:=|<|>|\\(?:approx|leq?|geq?|ne)(?![a-z]))/;

/** The formulas of a Markdown text, and the rest of it without code. */
export function findFormulas(text: string): { formulas: Formula[]; prose: string } {
  const formulas: Formula[] = [];
  const prose: string[] = [];
  const stops = findStops(text);
  let end = 0;
  for (const stop of stops) {
    if (stop < end) continue;
    const before = text.slice(end, stop);
    const formula = text[stop] === '$' ? formulaAt(text, stops, stop) : null;
    prose.push(before);
    end = formula ? formula.end : endOfOther(text, stop);
    if (!formula) continue;
    const last = formulas.at(-1);
    const after = text.slice(end, end + 20);
    if (last && before.trim() === '' && relationFirst.test(formula.tex)) {
      formulas.splice(-1, 1, { tex: last.tex + formula.tex, after });
    } else formulas.push({ tex: formula.tex, after });
  }
  return { formulas, prose: [...prose, text.slice(end)].join('\n') };
}

/** A code span or a dollar sign. */
function endOfOther(text: string, start: number): number {
  const [ticks = '$'] = /^`+/.exec(text.slice(start, start + 20)) ?? [];
  if (ticks === '$') return start + 1;
  const close = text.indexOf(ticks, start + ticks.length);
  return close === -1 ? text.length : close + ticks.length;
}
