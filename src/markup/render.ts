import { FormulaBudget } from './formula-budget.ts';
import { parseMarkup, parser } from './parser.ts';

/** Goes up when the same text becomes other HTML, so that stored texts are rendered anew. */
export const rendererVersion = 1;

export interface Rendered {
  /** Safe to put into a page as it is. */
  html: string;
}

/** Never throws. What cannot be shown as meant is shown as it was written. */
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
