import type { Env, MarkdownIt, Token } from 'markdown-it';
import { FormulaBudget } from './formula-budget.ts';

/** Renders formulas to HTML. A formula that cannot be rendered shows its source. */
export function formulaElements(md: MarkdownIt): void {
  const { escapeHtml } = md.utils;

  function refused(token: Token, reason: string): string {
    const source = `${token.markup}${token.content}${token.markup}`;
    return `<code class="formula-error" title="${escapeHtml(reason)}">${escapeHtml(source)}</code>`;
  }

  function draw(token: Token, env: Env | undefined): string {
    const display = token.markup === '$$';
    const drawn = budgetOf(env).draw(token.content, display);
    if (!('html' in drawn)) return refused(token, drawn.reason);
    return display ? `<span class="formula-block">${drawn.html}</span>` : drawn.html;
  }

  md.renderer.rules.formula = (tokens, index, _options, env) => {
    const token = tokens[index];
    return token ? draw(token, env) : '';
  };
  md.renderer.rules.formula_block = (tokens, index, _options, env) => {
    const token = tokens[index];
    return token ? `<p>${draw(token, env)}</p>\n` : '';
  };
}

function budgetOf(env: Env | undefined): FormulaBudget {
  return env?.budget instanceof FormulaBudget ? env.budget : new FormulaBudget();
}
