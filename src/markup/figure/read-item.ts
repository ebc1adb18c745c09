import { FigureError, type Item } from './figure.ts';
import {
  readNumber,
  readPoint,
  readPoints,
  readRange,
  readText,
  shown,
  words,
} from './read-values.ts';

const colors = ['blue', 'red', 'green', 'gray'];
const strokes = [...colors, 'dashed', 'thin', 'thick'];

type Kind = Item['kind'];

/** The adjectives of each command. */
const adjectives: Record<Kind, readonly string[]> = {
  line: strokes,
  curve: strokes,
  arrow: strokes,
  area: colors,
  circle: strokes,
  arc: strokes,
  dot: [...colors, 'open'],
  label: [...colors, 'above', 'below', 'left', 'right'],
};

const isKind = (word: string): word is Kind => Object.hasOwn(adjectives, word);

/** `dashed line` with `0,0 1,1`: one noun, and adjectives in any order. */
export function readItem(command: string, rest: string): Item {
  const all = words(command);
  const [kind, ...others] = all.filter(isKind);
  if (!kind || others.length > 0) throw new FigureError(`There is no command “${shown(command)}”`);
  const own = all.filter((word) => word !== kind);
  const odd = own.find((word) => !adjectives[kind].includes(word));
  if (odd !== undefined) throw new FigureError(`A ${kind} cannot be “${shown(odd)}”`);
  return itemOf(kind, own, rest);
}

function itemOf(kind: Kind, own: string[], rest: string): Item {
  const [first = '', second = '', ...more] = words(rest);
  switch (kind) {
    case 'label':
      return {
        kind,
        words: own,
        at: readPoint(first),
        text: readText(rest.slice(first.length).trim()),
      };
    case 'circle':
      nothingMore(more);
      return { kind, words: own, center: readPoint(first), radius: readRadius(second) };
    case 'arc': {
      const degrees = readRange(more.join(' '));
      return { kind, words: own, center: readPoint(first), radius: readRadius(second), degrees };
    }
    default: {
      const points = readPoints(rest);
      const least = kind === 'dot' ? 1 : kind === 'area' ? 3 : 2;
      if (points.length < least) throw new FigureError(`Too few points for ${kind}`);
      return { kind, words: own, points };
    }
  }
}

function readRadius(text: string): number {
  const radius = readNumber(text);
  if (radius <= 0) throw new FigureError('A radius must be above zero');
  return radius;
}

function nothingMore(more: string[]): void {
  if (more.length > 0) throw new FigureError(`“${shown(more.join(' '))}” is too much`);
}
