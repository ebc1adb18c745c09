import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { findDoubleDollar, findStops, formulaAt } from './formula-syntax.ts';

/** Adds `$…$` and `$$…$$` to the parser, as tokens with LaTeX in `content`. */
export function formulaRules(md: MarkdownIt): void {
  md.inline.ruler.before('escape', 'formula', inlineRule);
  // Like a fence, it may interrupt a paragraph: "so that\n$$\n…".
  md.block.ruler.before('fence', 'formula_block', blockRule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

const stopsByState = new WeakMap<StateInline, number[]>();

function inlineRule(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '$') return false;
  const stops = stopsByState.get(state) ?? findStops(state.src);
  stopsByState.set(state, stops);

  const formula = formulaAt(state.src, stops, state.pos);
  if (!formula || formula.end > state.posMax) {
    const dollars = /^\$+/.exec(state.src.slice(state.pos, state.posMax))?.[0] ?? '$';
    if (!silent) state.pending += dollars;
    state.pos += dollars.length;
    return true;
  }
  if (!silent) {
    const token = state.push('formula', '', 0);
    token.content = formula.tex;
    token.markup = formula.display ? '$$' : '$';
  }
  state.pos = formula.end;
  return true;
}

function blockRule(state: StateBlock, first: number, end: number, silent: boolean): boolean {
  if ((state.sCount[first] ?? 0) - state.blkIndent >= 4) return false;
  const opening = lineOf(state, first);
  if (!opening.startsWith('$$') || opening.startsWith('$$$')) return false;
  const found = findEnd(state, first, end);
  if (!found) return false;
  if (silent) return true;

  const token = state.push('formula_block', '', 0);
  token.block = true;
  token.content = found.tex;
  token.markup = '$$';
  token.map = [first, found.line + 1];
  state.line = found.line + 1;
  return true;
}

function findEnd(
  state: StateBlock,
  first: number,
  end: number,
): { tex: string; line: number } | null {
  if (isKnownOpenEnded(state, first)) return null;
  const lines: string[] = [];
  let line = first;
  for (; line < end; line += 1) {
    const text = line === first ? lineOf(state, line).slice(2) : lineOf(state, line);
    const leftContainer = text !== '' && (state.sCount[line] ?? 0) < state.blkIndent;
    if (leftContainer) break;
    const close = findDoubleDollar(text);
    if (close === -1) {
      lines.push(text);
      continue;
    }
    lines.push(text.slice(0, close));
    const tex = lines.join('\n').trim();
    // "$$a$$ follows": a formula inside a paragraph.
    const somethingBehind = text.slice(close + 2).trim() !== '';
    return tex === '' || somethingBehind ? null : { tex, line };
  }
  openEnded.set(state, { from: first, to: line, indent: state.blkIndent, lineMax: state.lineMax });
  return null;
}

/** A failed search is not repeated from each line. */
interface SearchedInVain {
  from: number;
  to: number;
  indent: number;
  lineMax: number;
}

const openEnded = new WeakMap<StateBlock, SearchedInVain>();

function isKnownOpenEnded(state: StateBlock, line: number): boolean {
  const known = openEnded.get(state);
  if (!known || known.indent !== state.blkIndent || known.lineMax !== state.lineMax) return false;
  return line >= known.from && line < known.to;
}

function lineOf(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}
