import { FormulaBudget } from './formula-budget.ts';
import type { Drawn } from './formula-html.ts';
import { parseMarkup, parser } from './parser.ts';

/** A comment would swallow the rest of its formula once the lines are joined. */
const texComment = /(?<!\\)%.*$/gm;

/** Leaves formulas in LaTeX, for programs that render them themselves. */
class LatexFormulas extends FormulaBudget {
  override draw(tex: string, display: boolean): Drawn {
    const source = parser.utils.escapeHtml(tex.replaceAll(texComment, ''));
    return { html: display ? `\\[${source}\\]` : `\\(${source}\\)` };
  }
}

/** Safe HTML with formulas between `\(` and `\)`, or `\[` and `\]`, as MathJax wants them. */
export function renderLatex(source: string): string {
  const parsed = parseMarkup(source);
  if ('problem' in parsed) return `<pre>${parser.utils.escapeHtml(source)}</pre>\n`;
  for (const token of parsed.tokens) for (const child of token.children ?? []) guard(child);
  return parser.renderer.render(parsed.tokens, parser.options, { budget: new LatexFormulas() });
}

/** Keeps a backslash before a bracket in prose from starting a formula, by a word joiner. */
function guard(token: { type: string; content: string }): void {
  if (token.type !== 'text') return;
  token.content = token.content.replaceAll(/\\(?=[()[\]])/g, '\\\u2060');
}
