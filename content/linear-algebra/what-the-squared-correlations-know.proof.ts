interface Numbers {
  stocks: number;
  /** Squared, the mean of the squared correlations. */
  rho: number;
}

const sumOfSquares = ({ stocks, rho }: Numbers) => stocks + stocks * (stocks - 1) * rho ** 2;

/**
 * Climbs: gradient steps on the eigenvalues toward a larger first one, projected back each
 * time to the given sum and the given sum of squares.
 */
export function exact(numbers: Numbers): number {
  const { stocks } = numbers;
  const radius = Math.sqrt(sumOfSquares(numbers) - stocks);
  let gaps = Array.from({ length: stocks }, (_, i) => Math.cos(3 * i));
  for (let step = 0; step < 400; step += 1) {
    gaps = gaps.map((gap, i) => (i === 0 ? gap + 1 : gap));
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / stocks;
    const length = Math.hypot(...gaps.map((gap) => gap - mean));
    gaps = gaps.map((gap) => ((gap - mean) / length) * radius);
  }
  const bound = 1 + (gaps[0] ?? 0);
  return isReached(bound, numbers) ? bound : Number.NaN;
}

/** Whether equally correlated stocks have this eigenvalue. */
function isReached(bound: number, { stocks, rho }: Numbers): boolean {
  const vector = Array.from({ length: stocks }, () => 1);
  const image = vector.map((_, i) =>
    vector.reduce((sum, entry, j) => sum + (i === j ? entry : rho * entry), 0),
  );
  return image.every((entry) => Math.abs(entry - bound) < 1e-9);
}

export function mistakes(numbers: Numbers): number[] {
  const { stocks } = numbers;
  const allSquares = sumOfSquares(numbers);
  const halfOfThem = (allSquares - stocks) / 2;
  return [Math.sqrt(allSquares), 1 + Math.sqrt(halfOfThem * ((stocks - 1) / stocks))];
}

/** Couples with the note's average, by bisection, and the eigenvalue of the vector of ones. */
export function followUps({ stocks, rho }: Numbers): number[] {
  const meanSquare = (r: number) => {
    let sum = 0;
    let pairs = 0;
    for (let i = 0; i < stocks; i += 1) {
      for (let j = i + 1; j < stocks; j += 1) {
        pairs += 1;
        if (i % 2 === 0 && j === i + 1) sum += r ** 2;
      }
    }
    return sum / pairs;
  };
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 50; halving += 1) {
    const r = (low + high) / 2;
    if (meanSquare(r) < rho ** 2) low = r;
    else high = r;
  }
  return [1 + low];
}
