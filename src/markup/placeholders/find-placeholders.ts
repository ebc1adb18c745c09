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
    format: (match[2] ?? '').trim(),
  }));
}

/** Where each position of a Markdown text with placeholders is. */
export function findPlaces(text: string, placeholders: Placeholder[]): (at: number) => Place {
  const ranges = findRanges(mask(text, placeholders));
  return (at) => ranges.find(({ from, to }) => from <= at && at < to)?.place ?? 'markdown';
}

/** With letters for the placeholders, so that these are never taken for syntax. */
function mask(text: string, placeholders: Placeholder[]): string {
  let masked = text;
  for (const { start, end } of placeholders) {
    masked = `${masked.slice(0, start)}${'x'.repeat(end - start)}${masked.slice(end)}`;
  }
  return masked;
}

function findRanges(text: string): Range[] {
  const ranges: Range[] = [...text.matchAll(/^(`{3,}|~{3,})[\s\S]*?^\1|(`+)[^`][\s\S]*?\2/gm)].map(
    ({ index, 0: code }) => ({ from: index, to: index + code.length, place: 'code' }),
  );
  const stops = findStops(text);
  let end = 0;
  for (const stop of stops) {
    if (stop < end || text[stop] !== '$') continue;
    const found = formulaAt(text, stops, stop);
    if (!found) continue;
    end = found.end;
    ranges.push({ from: stop, to: end, place: 'formula' });
  }
  return ranges;
}
