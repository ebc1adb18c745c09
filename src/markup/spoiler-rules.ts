import type { Delimiter, MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it';

/**
 * Adds spoilers to the parser: `||…||` inline, and `:::spoiler` … `:::` around blocks. Both become
 * a `details` element, which opens without a script and hides its text from screen readers too,
 * even without style sheets.
 */
export function spoilerRules(md: MarkdownIt): void {
  md.inline.ruler.at('text', textRule);
  md.inline.ruler.after('strikethrough', 'spoiler', inlineRule);
  md.inline.ruler2.after('strikethrough', 'spoiler', pairMarkers);
  md.block.ruler.before('fence', 'spoiler_block', blockRule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

/** Use after the allow-list: the elements here are the site's own. */
export function spoilerElements(md: MarkdownIt): void {
  const { escapeHtml } = md.utils;
  const { rules } = md.renderer;
  rules.spoiler_open = () =>
    '<details class="spoiler spoiler-inline"><summary>Spoiler</summary><span class="spoiler-text">';
  rules.spoiler_close = () => '</span></details>';
  rules.spoiler_block_open = (tokens, index) => {
    const title = escapeHtml(tokens[index]?.info ?? '');
    return `<details class="spoiler"><summary>${title}</summary>\n`;
  };
  rules.spoiler_block_close = () => '</details>\n';
  md.core.ruler.push('spoiler_paragraphs', openParagraphs);
}

const bar = '|'.charCodeAt(0);
const longestTitle = 100;

const bars = /\|+/y;
/** Like the parser's own rule, but also stops at bars. */
const plainText = /[^\n!#$%&*+\-:<=>@[\\\]^_`{|}~]+/y;

function textRule(state: StateInline, silent: boolean): boolean {
  plainText.lastIndex = state.pos;
  const [found] = plainText.exec(state.src) ?? [];
  if (found === undefined) return false;
  const end = Math.min(state.pos + found.length, state.posMax);
  if (!silent) state.pending += state.src.slice(state.pos, end);
  state.pos = end;
  return true;
}

/**
 * Exactly two bars. An opening pair follows no letter and precedes no space, a closing pair the
 * reverse: so `a || b`, `P(A||B)` and `if (x||y)` are not spoilers. Links contain none: one click
 * cannot both open a spoiler and follow a link.
 */
function inlineRule(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== bar) return false;
  bars.lastIndex = state.pos;
  const run = bars.exec(state.src)?.[0] ?? '';
  const markers = run.slice(0, state.posMax - state.pos);
  if (silent || markers.length !== 2 || state.linkLevel > 0) {
    if (!silent) state.pending += markers;
    state.pos += markers.length;
    return true;
  }
  const before = state.src.charAt(state.pos - 1);
  const end = state.pos + 2;
  const behind = end < state.posMax ? state.src.charAt(end) : '';
  state.push('text', '', 0).content = markers;
  state.delimiters.push({
    marker: bar,
    length: 0,
    token: state.tokens.length - 1,
    end: -1,
    open: !/\w/.test(before) && /\S/.test(behind),
    close: /\S/.test(before) && !/\w/.test(behind),
  });
  state.pos = end;
  return true;
}

function pairMarkers(state: StateInline): void {
  pair(state, state.delimiters);
  for (const meta of state.tokens_meta) pair(state, meta?.delimiters ?? []);
}

function pair(state: StateInline, delimiters: Delimiter[]): void {
  for (const { marker, token, end } of delimiters) {
    if (marker !== bar || end === -1) continue;
    become(state.tokens[token], 'spoiler_open', 1);
    become(state.tokens[delimiters[end]?.token ?? -1], 'spoiler_close', -1);
  }
}

function become(token: Token | undefined, type: string, nesting: 1 | -1): void {
  if (token) Object.assign(token, { type, nesting, tag: 'details', markup: '||', content: '' });
}

/** `:::spoiler A title`, up to a line with as many colons or the end of the surrounding block. */
function blockRule(state: StateBlock, first: number, end: number, silent: boolean): boolean {
  if ((state.sCount[first] ?? 0) - state.blkIndent >= 4) return false;
  const opening = /^(:{3,}) *spoiler(?: (.*))?$/.exec(lineOf(state, first));
  if (!opening) return false;
  if (silent) return true;
  const [, colons = '', title = ''] = opening;
  const { last, next } = findEnd(state, first, end, colons.length);

  const open = state.push('spoiler_block_open', 'details', 1);
  open.block = true;
  open.info = title.trim().slice(0, longestTitle) || 'Spoiler';
  open.map = [first, next];
  const { parentType, lineMax } = state;
  state.lineMax = last;
  state.md.block.tokenize(state, first + 1, last);
  state.lineMax = lineMax;
  state.parentType = parentType;
  state.push('spoiler_block_close', 'details', -1).block = true;
  state.line = next;
  return true;
}

/** Where its content ends, and where the next block begins. */
function findEnd(state: StateBlock, first: number, end: number, colons: number) {
  const closing = new RegExp(`^:{${colons},} *$`);
  for (let line = first + 1; line < end; line += 1) {
    const text = lineOf(state, line);
    const indent = (state.sCount[line] ?? 0) - state.blkIndent;
    if (text !== '' && indent < 0) return { last: line, next: line };
    if (indent < 4 && closing.test(text)) return { last: line, next: line + 1 };
  }
  return { last: end, next: end };
}

function lineOf(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}

/** A `p` cannot contain `details`, so a paragraph with a spoiler becomes another element. */
function openParagraphs({ tokens }: StateCore): void {
  for (const [index, token] of tokens.entries()) {
    if (!token.children?.some(({ type }) => type === 'spoiler_open')) continue;
    for (const paragraph of [tokens[index - 1], tokens[index + 1]]) {
      if (paragraph?.tag !== 'p') continue;
      paragraph.tag = 'div';
      if (paragraph.nesting === 1) paragraph.attrs = [['class', 'markup-paragraph']];
    }
  }
}
