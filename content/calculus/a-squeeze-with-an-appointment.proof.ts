interface Numbers {
  threshold: number;
  pace: number;
  factor: number;
}

/** The price now and the divisor of the equation. */
function story({ threshold, pace, factor }: Numbers): { start: number; divisor: number } {
  return { start: (threshold * factor) / (factor - 1), divisor: threshold * pace };
}

/**
 * Moves the price up in equal steps of its logarithm and adds up the time each takes (Simpson's
 * rule), as far as e^30 dollars; from there on the time is the divisor over the price.
 */
export function exact(numbers: Numbers): number {
  const { threshold } = numbers;
  const { start, divisor } = story(numbers);
  const steps = 60_000;
  const from = Math.log(start);
  const width = (30 - from) / steps;
  let sum = 0;
  for (let i = 0; i <= steps; i += 1) {
    const price = Math.exp(from + i * width);
    const weight = i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2;
    sum += weight * (divisor / (price - threshold));
  }
  return (sum * width) / 3 + divisor / Math.exp(30);
}

export function mistakes(numbers: Numbers): number[] {
  const { threshold } = numbers;
  const { start, divisor } = story(numbers);
  const fractionsWithoutFactor = divisor * (Math.log(start) - Math.log(start - threshold));
  const withoutThreshold = divisor / start;
  return [fractionsWithoutFactor, withoutThreshold];
}
