import { FormulaBudget } from './formula-budget.ts';
import { parseMarkup, parser } from './parser.ts';

/** Increment when the output changes, so that stored texts are rendered again. */
export const rendererVersion = 1;

export interface Rendered {
  /** Safe to insert into a page. */
  html: string;
}

/** Never throws. What cannot be rendered is shown as written. */
export function renderMarkup(source: string): Rendered {
  try {
    const parsed = parseMarkup(source);
    if ('problem' in parsed) return rawText(source, parsed.problem);
    const env = { budget: new FormulaBudget() };
    return { html: parser.renderer.render(parsed.tokens, parser.options, env) };
  } catch {
    return rawText(source, 'The text cannot be shown');
  }
}

function rawText(source: string, reason: string): Rendered {
  const { escapeHtml } = parser.utils;
  const title = escapeHtml(reason);
  return { html: `<pre class="markup-raw" title="${title}">${escapeHtml(source)}</pre>\n` };
}
