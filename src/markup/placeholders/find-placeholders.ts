import { findStops, formulaAt } from '../formula-syntax.ts';
import type { Place } from './show-value.ts';

/** `#{envelopes - 1|word}`: a formula, and how to show its value. */
export interface Placeholder {
  start: number;
  end: number;
  formula: string;
  format: string;
}

interface Range {
  from: number;
  to: number;
  place: Place;
}

export function findPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(/#\{([^{}|]*)(?:\|([^{}]*))?\}/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    formula: (match[1] ?? '').trim().replaceAll(/\s+/g, ' '),
    // The alternatives of a pair may begin or end with a space.
    format: match[2] ?? '',
  }));
}

/** Where each position of a Markdown text with placeholders is. */
export function findPlaces(text: string, placeholders: Placeholder[]): (at: number) => Place {
  let masked = text;
  // Letters, so that nothing in a placeholder is taken for syntax.
  for (const { start, end } of placeholders) masked = mask(masked, start, end);
  const ranges = findRanges(masked);
  return (at) => ranges.find(({ from, to }) => from <= at && at < to)?.place ?? 'markdown';
}

const mask = (text: string, from: number, to: number) =>
  `${text.slice(0, from)}${'x'.repeat(to - from)}${text.slice(to)}`;

const fence = /^[ \t]*(`{3,}(?=[^\n`]*\n)|~{3,})[^\n]*\n(?:[\s\S]*?^[ \t]*\1|[\s\S]*)/gm;
const codeSpan = /\\[\s\S]|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

function findRanges(text: string): Range[] {
  const ranges: Range[] = [];
  let rest = text;
  for (const pattern of [fence, codeSpan]) {
    for (const { index, 0: code } of rest.matchAll(pattern)) {
      if (code.startsWith('\\')) continue;
      const to = index + code.length;
      ranges.push({ from: index, to, place: 'code' });
      rest = mask(rest, index, to);
    }
  }
  const stops = findStops(rest);
  let end = 0;
  for (const stop of stops) {
    if (stop < end) continue;
    const found = formulaAt(rest, stops, stop);
    if (!found) continue;
    end = found.end;
    ranges.push({ from: stop, to: end, place: 'formula' });
  }
  return ranges;
}
