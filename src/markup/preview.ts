import type { Token } from 'markdown-it';
import { shorten } from '#shared/domain/excerpt.ts';
import { toReadableMath } from '#shared/domain/readable-math.ts';
import { altOf } from './figure/alt-of.ts';
import { parseMarkup } from './parser.ts';

/** More than two lines of a card can show. */
const longestPreview = 280;

/** The beginning of a text as plain text, without spoilers. */
export function toPreview(source: string): string {
  const parsed = parseMarkup(source);
  if ('problem' in parsed) return '';
  const text = [...wordsIn(parsed.tokens)].join('').replaceAll(/\s+/g, ' ').trim();
  return shorten(text, longestPreview);
}

function* wordsIn(tokens: Token[]): Generator<string> {
  let spoilers = 0;
  for (const token of tokens) {
    if (token.tag === 'details') {
      if (spoilers === 0) yield token.block ? ' [spoiler] ' : '[spoiler]';
      spoilers += token.nesting;
    } else if (spoilers === 0) {
      yield* token.children ? wordsIn(token.children) : wordsOf(token);
    }
  }
}

function wordsOf({ type, tag, block, content, info }: Token): string[] {
  if (type === 'fence' && info === 'figure') return [altOf(content), ' '];
  const isSpace = block || tag === 'br' || type === 'softbreak';
  return [type.startsWith('formula') ? toReadableMath(content) : content, isSpace ? ' ' : ''];
}
