import type { MarkedFact } from './mark-run.ts';
import { keyOf, type NumberFact, toNumberFact } from './number-facts.ts';

/** An answer is slow above this multiple of the learner's median for the operator in the run. */
const slowFactor = 1.5;

export const lastBox = 5;
/** How long a fact stays in each box before it is due. */
const daysOfBox = [0, 0, 1, 3, 7, 21];
const day = 86_400_000;

export interface Boxed {
  box: number;
  due: Date;
}

export interface Verdict {
  fact: NumberFact;
  /** Right and quick, every time it was asked. */
  isKnown: boolean;
}

/** What a run shows about each number fact in it. */
export function judgeFacts(marked: readonly MarkedFact[]): Verdict[] {
  const medians = new Map(
    [...Map.groupBy(marked.filter(isRight), ({ fact }) => fact.operator)].map(
      ([operator, list]) => [operator, median(list.map(({ milliseconds }) => milliseconds))],
    ),
  );
  const verdicts = new Map<string, Verdict>();
  for (const one of marked) {
    const fact = toNumberFact(one.fact);
    if (!fact) continue;
    const pace = medians.get(fact.operator) ?? 0;
    const isQuick = one.milliseconds <= pace * slowFactor;
    const others = verdicts.get(keyOf(fact));
    const isKnown = isRight(one) && isQuick && (others?.isKnown ?? true);
    verdicts.set(keyOf(fact), { fact, isKnown });
  }
  return [...verdicts.values()];
}

const isRight = ({ mark }: MarkedFact) => mark === 'right';

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** The box after a run; null if it stays the same, as facts that are not due cannot rise. */
export function nextBox(current: Boxed | null, isKnown: boolean, at: Date): Boxed | null {
  if (!isKnown) return boxed(1, at);
  if (!current) return boxed(2, at);
  return current.due <= at ? boxed(Math.min(current.box + 1, lastBox), at) : null;
}

function boxed(box: number, at: Date): Boxed {
  return { box, due: new Date(at.getTime() + (daysOfBox[box] ?? 0) * day) };
}
