interface Numbers {
  rate: number;
  near: number;
  far: number;
}

interface Project {
  price: number;
  first: number;
  second: number;
}

/** The payments of the plan, which are worth `near` and `far` today. */
function planOf({ rate, near, far }: Numbers): Project {
  return { price: near + far, first: near * (1 + rate), second: far * (1 + rate) ** 2 };
}

/** The internal rate of return, by bisection on the present value. */
function rateFor({ price, first, second }: Project): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 80; i += 1) {
    const rate = (low + high) / 2;
    if (first / (1 + rate) + second / (1 + rate) ** 2 > price) low = rate;
    else high = rate;
  }
  return (low + high) / 2;
}

/** Central differences with halved steps, extrapolated to step zero. */
export function exact(numbers: Numbers): number {
  const plan = planOf(numbers);
  const withSecond = (change: number) => rateFor({ ...plan, second: plan.second + change });
  let row: number[] = [];
  for (let level = 0; level < 6; level += 1) {
    const step = 8 / 2 ** level;
    const next = [(withSecond(step) - withSecond(-step)) / (2 * step)];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (4 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

export function mistakes({ rate, near, far }: Numbers): number[] {
  const presentValue = 1 / (1 + rate) ** 2;
  const price = near + far;
  const years = (near * 1 + far * 2) / price;
  return [presentValue / (price * years), presentValue / price];
}
