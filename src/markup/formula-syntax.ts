export interface FormulaSource {
  tex: string;
  display: boolean;
  /** Just after the closing `$`. */
  end: number;
}

/**
 * Where a formula can end: every `$` without a backslash, and the start of every code span. Found
 * once per text, so that a text full of `$` does not take quadratic time.
 */
export function findStops(text: string): number[] {
  const stops: number[] = [];
  const closers = new BacktickRuns(text);
  const pattern = /\\[\s\S]|`+|\$/g;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const found = match[0];
    if (found === '$') stops.push(match.index);
    if (!found.startsWith('`')) continue;
    const close = closers.next(found.length, pattern.lastIndex);
    if (close === undefined) continue;
    stops.push(match.index);
    pattern.lastIndex = close + found.length;
  }
  return stops;
}

/** The formula whose opening `$` is at `start`, or null if that `$` is only a dollar. */
export function formulaAt(text: string, stops: number[], start: number): FormulaSource | null {
  return text[start + 1] === '$'
    ? displayFormulaAt(text, stops, start)
    : inlineFormulaAt(text, stops, start);
}

/** The next `$` decides: if it cannot close, the first was money. */
function inlineFormulaAt(text: string, stops: number[], start: number): FormulaSource | null {
  const close = stops[firstFrom(stops, start + 1)];
  if (close === undefined || text[close] !== '$') return null;
  const spaceInside = /\s/.test(text.charAt(start + 1)) || /\s/.test(text.charAt(close - 1));
  if (spaceInside || /[0-9]/.test(text.charAt(close + 1))) return null;
  return { tex: text.slice(start + 1, close), display: false, end: close + 1 };
}

function displayFormulaAt(text: string, stops: number[], start: number): FormulaSource | null {
  if (text[start + 2] === '$') return null;
  for (let index = firstFrom(stops, start + 2); index < stops.length; index += 1) {
    const close = stops[index] ?? text.length;
    if (text[close] !== '$') return null;
    if (text[close + 1] !== '$') continue;
    const tex = text.slice(start + 2, close).trim();
    return tex === '' ? null : { tex, display: true, end: close + 2 };
  }
  return null;
}

/** The index of the first `$$` without a backslash, or -1. */
export function findDoubleDollar(line: string): number {
  for (const match of line.matchAll(/\\[\s\S]|\$\$/g)) {
    if (match[0] === '$$') return match.index;
  }
  return -1;
}

function firstFrom(sorted: number[], position: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? position) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A code span ends at the next run of exactly as many backticks as it began with. */
class BacktickRuns {
  private readonly startsByLength = new Map<number, number[]>();

  constructor(text: string) {
    for (const run of text.matchAll(/`+/g)) {
      const starts = this.startsByLength.get(run[0].length) ?? [];
      starts.push(run.index);
      this.startsByLength.set(run[0].length, starts);
    }
  }

  next(length: number, from: number): number | undefined {
    const starts = this.startsByLength.get(length) ?? [];
    return starts[firstFrom(starts, from)];
  }
}
