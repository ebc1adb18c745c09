import type { MarkdownIt } from 'markdown-it';
import { FigureBudget } from './figure-budget.ts';

/** Code in the language `figure` is drawn. What cannot be read is shown as written. */
export function figureElements(md: MarkdownIt): void {
  const { escapeHtml } = md.utils;
  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, index, options, env, renderer) => {
    const token = tokens[index];
    if (token?.info !== 'figure') return fence?.(tokens, index, options, env, renderer) ?? '';
    const budget = env?.figures instanceof FigureBudget ? env.figures : new FigureBudget();
    const drawn = budget.draw(token.content);
    if ('html' in drawn) return `${drawn.html}\n`;
    const source = escapeHtml(token.content);
    return `<pre><code class="figure-error" title="${escapeHtml(drawn.reason)}">${source}</code></pre>\n`;
  };
}
