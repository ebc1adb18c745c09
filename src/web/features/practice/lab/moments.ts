/** The mean of all outcomes so far, and its standard error. */
export interface Moments {
  addAll(outcomes: Float64Array): void;
  mean(): number;
  /** Null while all outcomes are equal. */
  standardError(): number | null;
}

/** Sums are relative to the first outcome: far from zero, plain squares would lose precision. */
export function createMoments(): Moments {
  let count = 0;
  let origin = 0;
  let sum = 0;
  let squares = 0;
  return {
    addAll(outcomes) {
      if (count === 0) origin = outcomes[0] ?? 0;
      let blockSum = 0;
      let blockSquares = 0;
      for (const outcome of outcomes) {
        const distance = outcome - origin;
        blockSum += distance;
        blockSquares += distance * distance;
      }
      count += outcomes.length;
      sum += blockSum;
      squares += blockSquares;
    },
    mean: () => origin + sum / count,
    standardError() {
      const variance = (squares - (sum * sum) / count) / (count - 1);
      return variance > 0 ? Math.sqrt(variance / count) : null;
    },
  };
}
