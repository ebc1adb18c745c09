import { decimal, point, pointsOf, type Sliders } from '../tools/figure.ts';

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

export function sliders({ tokens, speed }: Numbers): Sliders {
  const to = Math.min(100, Math.floor((0.4 * tokens) / speed));
  return { minutes: { from: 1, to, start: to } };
}

/** The pool now and some minutes later, in units of what it holds now: its price is the slope of a ray. */
export function figure(
  { minutes = 1 }: Record<string, number>,
  { tokens, price, speed }: Numbers,
): string[] {
  const kept = (tokens - speed * minutes) / tokens;
  const now = price / kept ** 2;
  const percent = (share: number) => `${decimal(100 * share, 2)}%`;
  return [
    `alt: After ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}: ${percent(1 - kept)} fewer tokens and ${percent(1 / kept - 1)} more dollars. The price is ${now.toFixed(2)}, up ${percent(now / price - 1)}, by ${decimal((now - price) / minutes)} a minute.`,
    'x: 0 to 1.5',
    'y: 0 to 1.9',
    'x axis: tokens',
    `x ticks: 0, 1 = ${tokens}`,
    'y axis: dollars',
    `y ticks: 0, 1 = ${price * tokens}`,
    `gray curve: ${pointsOf((share) => 1 / share, 0.54, 1.5)}`,
    'gray line: 0,0 1,1',
    `red dashed line: 0,0 ${point(kept, 1)}`,
    `blue thick line: 0,0 ${point(kept, 1 / kept)}`,
    `red arrow: 1,1 ${point(kept, 1)}`,
    `blue arrow: ${point(kept, 1)} ${point(kept, 1 / kept)}`,
    'dot: 1,1',
    'label red right: 1.02,1.05 tokens out',
    `label blue right: ${point(kept + 0.02, Math.max(1.24, 1 / kept + 0.04))} dollars in`,
  ];
}
