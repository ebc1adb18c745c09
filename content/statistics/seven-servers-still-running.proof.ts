interface Numbers {
  first: number;
  middle: number;
  last: number;
  days: number;
}

function timesOf({ first, middle, last, days }: Numbers) {
  return { failures: [first, middle, last], running: Array<number>(7).fill(days) };
}

/** The zero of the slope of the log likelihood in the mean, server by server, by bisection. */
export function exact(numbers: Numbers): number {
  const { failures, running } = timesOf(numbers);
  // ln(e^(-t/m) / m) and ln(e^(-t/m)) have these slopes in m.
  const slope = (mean: number) =>
    failures.reduce((sum, time) => sum + time / mean ** 2 - 1 / mean, 0) +
    running.reduce((sum, time) => sum + time / mean ** 2, 0);
  let low = 1;
  let high = 10_000;
  for (let i = 0; i < 100; i += 1) {
    const mean = (low + high) / 2;
    if (slope(mean) > 0) low = mean;
    else high = mean;
  }
  return (low + high) / 2;
}

/** The mean of the failures alone, and with the running servers taken for failed at the end. */
export function mistakes(numbers: Numbers): number[] {
  const { failures, running } = timesOf(numbers);
  const total = (days: number[]) => days.reduce((sum, day) => sum + day, 0);
  return [total(failures) / 3, (total(failures) + total(running)) / 10];
}
