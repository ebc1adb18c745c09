import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { caps } from './caps.ts';
import { isImageAllowed, isLinkAllowed, isOtherSite } from './urls.ts';

/** The allowed elements, and the attributes the parser may set on them. */
const allowed = new Map<string, readonly string[]>([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'li', 'hr', 'br'].map(bare),
  ...['em', 'strong', 's', 'code', 'table', 'thead', 'tbody', 'tr', 'details'].map(bare),
  ['ol', ['start']],
  ['th', ['style']],
  ['td', ['style']],
  ['a', ['href', 'title']],
  ['img', ['src', 'title']],
]);

function bare(tag: string): [string, readonly string[]] {
  return [tag, []];
}

/**
 * Removes everything else from a parsed text, and adds the site's own attributes. Runs before
 * formulas are rendered: KaTeX's output is trusted, and user input never looks like it.
 */
export function allowList(md: MarkdownIt): void {
  md.core.ruler.push('allow_list', (state) => {
    const text = { state, urlLength: 0, outermostHeading: outermostHeading(state.tokens) };
    state.tokens = clean(state.tokens, text);
  });
}

interface Text {
  state: StateCore;
  /** The total length of all URLs so far. */
  urlLength: number;
  /** The level of the highest heading. */
  outermostHeading: number;
}

function clean(tokens: Token[], text: Text): Token[] {
  let openLinks = 0;
  return tokens.flatMap((token) => {
    if (token.tag !== '' && !keepAllowed(token)) return [];
    if (token.type === 'image') return cleanImage(token, text, openLinks > 0);
    if (token.tag === 'a') openLinks += token.nesting;
    if (token.type === 'link_open') cleanLink(token, text);
    if (token.type === 'fence') token.info = languageOf(token.info);
    if (isHeading(token)) token.tag = demoted(token, text);
    if (token.tag === 'th' || token.tag === 'td') alignByClass(token);
    if (token.children) token.children = clean(token.children, text);
    return [token];
  });
}

function keepAllowed(token: Token): boolean {
  const attributes = allowed.get(token.tag);
  if (!attributes) return false;
  token.attrs = token.attrs?.filter(([name]) => attributes.includes(name)) ?? null;
  return true;
}

function isHeading({ tag }: Token): boolean {
  return /^h[1-6]$/.test(tag);
}

function headingLevel({ tag }: Token): number {
  return Number(tag.slice(1));
}

function outermostHeading(tokens: Token[]): number {
  return Math.min(...tokens.filter(isHeading).map(headingLevel));
}

/** The page has the h1 and the section an h2: the text starts below, without skipping a level. */
function demoted(token: Token, { outermostHeading }: Text): string {
  return `h${Math.min(6, headingLevel(token) - outermostHeading + 3)}`;
}

function cleanLink(token: Token, text: Text): void {
  const href = String(token.attrGet('href') ?? '');
  if (!isLinkAllowed(href) || !spend(text, token)) {
    token.attrs = null;
    return;
  }
  token.attrSet('rel', 'nofollow ugc noopener');
  if (isOtherSite(href)) token.attrSet('target', '_blank');
}

/** Becomes a link: loading an image from another site would tell that site who is reading. */
function cleanImage(token: Token, text: Text, isInLink: boolean): Token[] {
  const src = String(token.attrGet('src') ?? '');
  const alt = new text.state.Token('text', '', 0);
  alt.content = plainText(token.children ?? []);
  if (!isImageAllowed(src)) {
    alt.content ||= src;
    return isInLink ? [alt] : linked(alt, token, text);
  }
  if (!spend(text, token)) return [alt];
  // The renderer fills in alt from the children, in the slot that the parser reserves.
  token.attrPush(['alt', '']);
  token.children = [alt];
  token.attrPush(['loading', 'lazy']);
  return [token];
}

function linked(label: Token, image: Token, text: Text): Token[] {
  const open = new text.state.Token('link_open', 'a', 1);
  open.attrs = (image.attrs ?? []).map(([name, value]) => [name === 'src' ? 'href' : name, value]);
  cleanLink(open, text);
  return [open, label, new text.state.Token('link_close', 'a', -1)];
}

function spend(text: Text, token: Token): boolean {
  for (const [, value] of token.attrs ?? []) text.urlLength += String(value).length;
  return text.urlLength <= caps.urlLengthTotal;
}

function plainText(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'formula') return `${token.markup}${token.content}${token.markup}`;
      if (token.tag === 'br') return ' ';
      return token.children ? plainText(token.children) : token.content;
    })
    .join('');
}

function languageOf(info: string): string {
  return /^[\w+#.-]{1,30}(?=\s|$)/.exec(info.trim())?.[0] ?? '';
}

function alignByClass(token: Token): void {
  const side = /^text-align:(left|center|right)$/.exec(String(token.attrGet('style') ?? ''))?.[1];
  token.attrs = side ? [['class', `markup-align-${side}`]] : null;
}
