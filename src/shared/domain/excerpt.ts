import { toReadableMath } from './readable-math.ts';

/** The description length that search engines show. */
export const longestExcerpt = 160;
/** Enough for any description; the rest is ignored. */
const longestSource = 10_000;

/** The beginning of a Markdown text as plain text, cut between words. */
export function toExcerpt(markdown: string): string {
  return shorten(toPlainText(markdown.slice(0, longestExcerpt * 10)), longestExcerpt);
}

/** Cuts a text between words. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 0));
  const kept = words === '' ? start.slice(0, -1) : words;
  return `${kept.replace(/[\s,;:.–—-]+$|[\ud800-\udbff]$/, '')}…`;
}

/** Markdown with formulas as one line of plain text. */
export function toPlainText(markdown: string): string {
  return strip(markdown.slice(0, longestSource).replaceAll(/\r\n?/g, '\n'))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Its text alternative, which is in its first line, stands for a figure. */
const figure =
  /^ {0,3}(?:```|~~~) *figure[ \t]*\n[ \t]*alt:(?<alt>[^\n]*)\n[\s\S]*?^ {0,3}(?:```|~~~)[^\n]*/;
const codeBlock = /^ {0,3}(?:```|~~~)[^\n]*\n(?<block>[\s\S]*?)^ {0,3}(?:```|~~~)[^\n]*/;
const tableRule = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t:|-]*)?$/;
const tableRow = /^[ \t]*\|(?<row>[^\n]*)\|[ \t]*$/;
const lineStart = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+)+/;
const escaped = /\\(?<sign>[!-/:-@[-`{-~])/;
const code = /(?<!`)(?<ticks>`{1,2})(?!`)(?<code>[^`]+)\k<ticks>(?!`)/;
const displayed = /\$\$(?<displayed>[\s\S]+?)\$\$/;
const formula = /\$(?![\s$])(?<formula>(?:\\[\s\S]|[^$\\])+)(?<!\s)\$(?!\d)/;
const link = /!?\[(?<label>[^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/;
const url = /<(?<url>https?:[^\s<>]+)>/;
const emphasis = /\*+(?=\S)|(?<=\S)\*+|~~|(?<!\w)_+(?=\S)|(?<=\S)_+(?!\w)/;

const markup = new RegExp(
  [
    figure,
    codeBlock,
    tableRule,
    tableRow,
    lineStart,
    escaped,
    code,
    displayed,
    formula,
    link,
    url,
    emphasis,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'gm',
);

interface Found {
  alt?: string;
  block?: string;
  row?: string;
  sign?: string;
  code?: string;
  displayed?: string;
  formula?: string;
  label?: string;
  url?: string;
}

function strip(markdown: string): string {
  return markdown.replaceAll(markup, (...parts) => withoutMarkup(parts.at(-1)));
}

function withoutMarkup(found: Found): string {
  const math = found.displayed ?? found.formula;
  if (math !== undefined) return toReadableMath(math);
  if (found.row !== undefined) return strip(found.row.replaceAll(/(?<!\\)\|/g, ' '));
  if (found.label !== undefined) return strip(found.label);
  return found.alt ?? found.block ?? found.sign ?? found.code ?? found.url ?? '';
}
