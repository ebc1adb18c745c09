/**
 * Moves the price up in equal steps of its logarithm and adds up the time each takes (Simpson's
 * rule), as far as e^30 dollars; from there on the time is 100 over the price.
 */
export function exact(): number {
  const steps = 60_000;
  const from = Math.log(75);
  const width = (30 - from) / steps;
  let sum = 0;
  for (let i = 0; i <= steps; i += 1) {
    const price = Math.exp(from + i * width);
    const weight = i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2;
    sum += weight * (100 / (price - 50));
  }
  return (sum * width) / 3 + 100 / Math.exp(30);
}

export function mistakes(): number[] {
  const fractionsWithoutFactor = 100 * (Math.log(75) - Math.log(75 - 50));
  const withoutThreshold = 100 / 75;
  return [fractionsWithoutFactor, withoutThreshold];
}
