/** The best average profit per day over all holding times, by ternary search. */
export function exact(): number {
  const perDay = (days: number) => ((45 * days) / (days + 6) - 5) / days;
  let low = 0.1;
  let high = 100;
  for (let i = 0; i < 200; i += 1) {
    const left = low + (high - low) / 3;
    const right = high - (high - low) / 3;
    if (perDay(left) < perDay(right)) low = left;
    else high = right;
  }
  return perDay((low + high) / 2);
}

export function mistakes(): number[] {
  const days = 3;
  return [45 / (days + 6), days];
}
