/** Answers with the same stated confidence, in percent. */
export interface StatedAnswers {
  confidence: number;
  answers: number;
  rightAnswers: number;
}

/** Answers with about the same confidence. */
export interface ReliabilityBin {
  /** The mean of what was stated, in percent. */
  stated: number;
  answers: number;
  rightAnswers: number;
  /** The share that was right, from 0 to 1, and its 95% confidence interval. */
  share: number;
  low: number;
  high: number;
}

/** The fewest answers that make a curve meaningful. */
export const leastStated = 10;

/** Where each bin starts: the round numbers that people tend to state are in the middle. */
const binStarts = [5, 25, 45, 55, 65, 75, 85, 93];

const total = (counts: readonly StatedAnswers[], of: (count: StatedAnswers) => number) =>
  counts.reduce((sum, count) => sum + of(count), 0);

export function countStated(counts: readonly StatedAnswers[]): number {
  return total(counts, ({ answers }) => answers);
}

/** The mean squared distance to the truth: 0 is perfect, always saying 50% gives 0.25. */
export function brierScore(counts: readonly StatedAnswers[]): number {
  const squares = total(counts, ({ confidence, answers, rightAnswers }) => {
    const chance = confidence / 100;
    return rightAnswers * (1 - chance) ** 2 + (answers - rightAnswers) * chance ** 2;
  });
  return squares / countStated(counts);
}

/** Wilson's 95% interval for a share. It is never empty and never leaves 0 to 1. */
export function wilsonInterval(right: number, all: number): { low: number; high: number } {
  const z = 1.96;
  const share = right / all;
  const middle = (share + z ** 2 / (2 * all)) / (1 + z ** 2 / all);
  const reach =
    (z / (1 + z ** 2 / all)) * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** By rising confidence; bins without answers are left out. */
export function reliabilityBins(counts: readonly StatedAnswers[]): ReliabilityBin[] {
  const binOf = ({ confidence }: StatedAnswers) =>
    binStarts.findLastIndex((start) => start <= confidence);
  return [...Map.groupBy(counts, binOf)]
    .sort(([a], [b]) => a - b)
    .map(([, members]) => {
      const answers = countStated(members);
      const rightAnswers = total(members, (count) => count.rightAnswers);
      return {
        stated: total(members, (count) => count.answers * count.confidence) / answers,
        answers,
        rightAnswers,
        share: rightAnswers / answers,
        ...wilsonInterval(rightAnswers, answers),
      };
    });
}

/** What always saying 50% scores. */
const knowingNothing = 0.25;

/** The overall verdict comes first, and then the bin that is furthest off, as far as one can tell. */
export function describeConfidence(counts: readonly StatedAnswers[]): {
  verdict: string;
  example: string;
} {
  const isWorse = brierScore(counts) > knowingNothing;
  const bins = reliabilityBins(counts);
  const off = bins.filter((bin) => distanceOf(bin) > 0);
  const byDistance = off.toSorted((a, b) => distanceOf(b) - distanceOf(a));
  const byAnswers = bins.toSorted((a, b) => b.answers - a.answers);
  const [shown] = [...byDistance, ...byAnswers];
  return {
    verdict: isWorse
      ? 'Your confidence misleads you: always saying 50% would have scored better.'
      : off.length > 0
        ? 'Your confidence helps, but it does not fit your results everywhere.'
        : 'Your confidence fits your results, as far as they can tell.',
    example: shown ? describeBin(shown, { canFit: !isWorse }) : '',
  };
}

/** How far what was stated is from where the true share probably lies. */
function distanceOf({ stated, low, high }: ReliabilityBin): number {
  return Math.max(0, low - stated / 100, stated / 100 - high);
}

/** “When you say 80%, you are right 62% of the time (n = 47).” */
function describeBin(bin: ReliabilityBin, { canFit }: { canFit: boolean }): string {
  const { stated, share, answers, low, high } = bin;
  const told = `When you say ${Math.round(stated)}%, you are right ${percent(share)} of the time (n = ${answers}).`;
  const chance = stated / 100;
  if (high < chance) return `${told} You are more confident than you should be.`;
  if (low > chance) return `${told} You can be more confident than that.`;
  return canFit ? `${told} That is well calibrated.` : told;
}

export interface SkipRule {
  /** Answering only from this confidence up would have scored most; null: all were worth it. */
  from: number | null;
  /** Points for all answers, at +1 for a right and −1 for a wrong one. */
  points: number;
  bestPoints: number;
}

/** What the record says about a test with +1 for a right, −1 for a wrong and 0 for no answer. */
export function skipRule(counts: readonly StatedAnswers[]): SkipRule {
  const rising = counts.toSorted((a, b) => a.confidence - b.confidence);
  const pointsFrom = (index: number) =>
    total(rising.slice(index), ({ answers, rightAnswers }) => 2 * rightAnswers - answers);
  const points = pointsFrom(0);
  let best = { from: null as number | null, bestPoints: points };
  rising.forEach(({ confidence }, index) => {
    const bestPoints = pointsFrom(index);
    if (bestPoints > best.bestPoints) best = { from: confidence, bestPoints };
  });
  return { ...best, points };
}

export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
