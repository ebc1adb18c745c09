interface Numbers {
  cost: number;
  root: number;
  delay: number;
}

/** The holding time with the best average profit per day, by ternary search, and that profit. */
function best({ cost, root, delay }: Numbers): { days: number; perDay: number } {
  const perDay = (days: number) => ((cost * root ** 2 * days) / (days + delay) - cost) / days;
  let low = 0.1;
  let high = 100;
  for (let i = 0; i < 200; i += 1) {
    const left = low + (high - low) / 3;
    const right = high - (high - low) / 3;
    if (perDay(left) < perDay(right)) low = left;
    else high = right;
  }
  const days = (low + high) / 2;
  return { days, perDay: perDay(days) };
}

export function exact(numbers: Numbers): number {
  return best(numbers).perDay;
}

/** The gain per day without the cost, and the holding time itself, which is a multiple of half a day. */
export function mistakes(numbers: Numbers): number[] {
  const days = Math.round(2 * best(numbers).days) / 2;
  return [(numbers.cost * numbers.root ** 2) / (days + numbers.delay), days];
}
