interface Numbers {
  tokens: number;
  price: number;
  /** Tokens that leave per minute. */
  speed: number;
}

/** The price is a central difference of the curve, and its rate a central difference in time, both extrapolated. */
export function exact({ tokens, price, speed }: Numbers): number {
  const product = tokens * (price * tokens);
  const dollars = (held: number) => product / held;
  const marginal = (held: number) => -derivative(dollars, held, tokens / 100);
  return derivative((minutes) => marginal(tokens - speed * minutes), 0, tokens / speed / 60);
}

/** Central differences with halved steps, extrapolated to step zero. */
function derivative(value: (x: number) => number, x: number, firstStep: number): number {
  let row: number[] = [];
  for (let level = 0; level < 5; level += 1) {
    const step = firstStep / 2 ** level;
    const next = [(value(x + step) - value(x - step)) / (2 * step)];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (4 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

/** The price as dollars per token: both change. */
export function check({ tokens, price, speed }: Numbers): number {
  const dollars = price * tokens;
  const inflow = price * speed;
  return (inflow * tokens + dollars * speed) / tokens ** 2;
}

export function mistakes({ tokens, price, speed }: Numbers): number[] {
  const priceAt = (minutes: number) => (price * tokens) / (tokens - speed * minutes);
  return [derivative(priceAt, 0, tokens / speed / 60)];
}
