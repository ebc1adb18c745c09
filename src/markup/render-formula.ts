import { caps } from './caps.ts';
import { drawFormula } from './formula-html.ts';

interface RenderedFormula {
  /** Safe to insert into a page. */
  html: string;
  /** Why it could not be rendered, or null. */
  problem: string | null;
}

/**
 * Renders one formula, with or without dollars around it. Never throws. What cannot be rendered is
 * shown as written.
 */
export function renderFormula(source: string, form: 'inline' | 'block'): RenderedFormula {
  if (source.length > caps.formulaLength) {
    const most = caps.formulaLength.toLocaleString('en');
    const start = `${source.slice(0, 200)}…`;
    return { html: asWritten(start), problem: `The formula is longer than ${most} characters` };
  }
  const tex = withoutDollars(source.trim());
  if (tex === '') return { html: asWritten('Error rendering LaTeX'), problem: null };
  const drawn = drawFormula(tex, form === 'block');
  if (!('html' in drawn)) return { html: asWritten(source), problem: drawn.reason };
  const { html } = drawn;
  return {
    html: form === 'block' ? `<span class="formula-block">${html}</span>` : html,
    problem: null,
  };
}

function withoutDollars(source: string): string {
  return (/^(\$\$?)([\s\S]*?)(?<!\\)\1$/.exec(source)?.[2] ?? source).trim();
}

function asWritten(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<code class="formula-error">${escaped}</code>`;
}
