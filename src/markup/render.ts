import { caps, tooLarge } from './caps.ts';
import { FigureBudget } from './figure/figure-budget.ts';
import { FormulaBudget } from './formula-budget.ts';
import { parseMarkup, parser } from './parser.ts';

/** Increment when the output changes, so that stored texts are rendered again. */
export const rendererVersion = 3;

export interface Rendered {
  /** Safe to insert into a page. */
  html: string;
  /** Why the text is too large or complex to save, or null. A broken formula or figure is not one. */
  problem: string | null;
}

/** Never throws. What cannot be rendered is shown as written. */
export function renderMarkup(source: string): Rendered {
  try {
    const parsed = parseMarkup(source);
    if ('problem' in parsed) return rawText(source, parsed.problem);
    const budget = new FormulaBudget();
    const figures = new FigureBudget();
    const html = parser.renderer.render(parsed.tokens, parser.options, { budget, figures });
    const isTooLarge = html.length > caps.renderedLength;
    const problem = budget.problem ?? figures.problem ?? (isTooLarge ? `${tooLarge}.` : null);
    return { html, problem };
  } catch {
    return rawText(source, 'The text cannot be shown');
  }
}

function rawText(source: string, reason: string): Rendered {
  const { escapeHtml } = parser.utils;
  const title = escapeHtml(reason);
  return {
    html: `<pre class="markup-raw" title="${title}">${escapeHtml(source)}</pre>\n`,
    problem: `${reason}.`,
  };
}
