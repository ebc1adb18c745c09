import type { Token } from 'markdown-it';
import { FormulaBudget } from './formula-budget.ts';
import { parseMarkup } from './parser.ts';

/** Why a text is too large or complex to save, or null. Invalid LaTeX is no reason. */
export function findMarkupProblem(source: string): string | null {
  const parsed = parseMarkup(source);
  if ('problem' in parsed) return `${parsed.problem}.`;
  const budget = new FormulaBudget();
  for (const token of formulasIn(parsed.tokens)) {
    const drawn = budget.draw(token.content, token.markup === '$$');
    if ('overCap' in drawn && drawn.overCap) return sentence(drawn.reason, token);
  }
  return null;
}

function* formulasIn(tokens: Token[]): Generator<Token> {
  for (const token of tokens) {
    if (token.type === 'formula' || token.type === 'formula_block') yield token;
    yield* formulasIn(token.children ?? []);
  }
}

function sentence(reason: string, token: Token): string {
  if (!reason.startsWith('A formula ')) return `${reason}.`;
  const start = token.content.replaceAll(/\s+/g, ' ').slice(0, 40);
  return `${reason}: ${token.markup}${start}${token.content.length > 40 ? '…' : token.markup}`;
}
