import MarkdownIt, { type Token } from 'markdown-it';
import { allowList } from './allow-list.ts';
import { caps } from './caps.ts';
import { figureElements } from './figure/figure-elements.ts';
import { formulaElements } from './formula-elements.ts';
import { formulaRules } from './formula-rules.ts';
import { spoilerElements, spoilerRules } from './spoiler-rules.ts';
import { isLinkAllowed } from './urls.ts';

/** CommonMark, tables and strikethrough; HTML is text. New markup is one more `use`. */
export const parser = new MarkdownIt({ html: false, linkify: false, typographer: false })
  .use(formulaRules)
  .use(formulaElements)
  .use(spoilerRules)
  .use(allowList)
  .use(spoilerElements)
  .use(figureElements);
parser.validateLink = isLinkAllowed;
// A wide table scrolls instead of widening the page.
parser.renderer.rules.table_open = () => '<div class="markup-scroll"><table>\n';
parser.renderer.rules.table_close = () => '</table></div>\n';

export type Parsed = { tokens: Token[] } | { problem: string };

export function parseMarkup(source: string): Parsed {
  if (source.length > caps.textLength) {
    const most = caps.textLength.toLocaleString('en');
    return { problem: `The text is longer than ${most} characters` };
  }
  const tokens = parser.parse(source, {});
  return isTooDeep(tokens) ? { problem: 'The text is nested too deeply' } : { tokens };
}

function isTooDeep(tokens: Token[], outside = 0): boolean {
  let depth = outside;
  for (const token of tokens) {
    depth += token.nesting;
    if (depth > caps.textDepth || isTooDeep(token.children ?? [], depth)) return true;
  }
  return false;
}
