import { type Operator, operators } from '#shared/drills/item.ts';
import type { AnsweredItem } from './answered-items.ts';

export const operatorNames: Record<Operator, string> = {
  '+': 'additions',
  '−': 'subtractions',
  '×': 'multiplications',
  '÷': 'divisions',
};

export interface Latency {
  operator: Operator;
  count: number;
  right: number;
  medianMs: number;
}

/** How long each kind of arithmetic took. */
export function latenciesOf(items: readonly AnsweredItem[]): Latency[] {
  return operators.flatMap((operator) => {
    const own = answered(items).filter(({ item }) => item.fact?.operator === operator);
    if (own.length === 0) return [];
    return {
      operator,
      count: own.length,
      right: own.filter(({ mark }) => mark === 'right').length,
      medianMs: median(own.map(({ milliseconds }) => milliseconds)),
    };
  });
}

/** Wrong facts first, then the slowest; each fact once. */
export function slowestFacts(items: readonly AnsweredItem[], most: number): AnsweredItem[] {
  const slowFrom = median(answered(items).map(({ milliseconds }) => milliseconds));
  const facts = new Map<string, AnsweredItem>();
  for (const one of answered(items)) {
    const { fact } = one.item;
    if (!fact || (one.mark === 'right' && one.milliseconds <= slowFrom)) continue;
    const key = fact.left + fact.operator + fact.right;
    const other = facts.get(key);
    if (!other || weightOf(one) > weightOf(other)) facts.set(key, one);
  }
  return [...facts.values()].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, most);
}

const longestMs = 3_600_000;

function weightOf({ mark, milliseconds }: AnsweredItem): number {
  return (mark === 'wrong' ? longestMs : 0) + milliseconds;
}

/** Leaves out skipped and late items. */
export function answered(items: readonly AnsweredItem[]): AnsweredItem[] {
  return items.filter(({ mark }) => mark === 'right' || mark === 'wrong');
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  return (low + high) / 2;
}
