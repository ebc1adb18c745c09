/** Adds the interest day by day. */
export function exact(): number {
  let fast = 1000;
  let slow = 1000;
  let days = 0;
  while (fast < 2 * slow) {
    fast *= 1 + 0.05 / 365;
    slow *= 1 + 0.03 / 365;
    days += 1;
  }
  return days;
}

/** Solves for the day instead. */
export function check(): number {
  return Math.ceil(Math.LN2 / (Math.log1p(0.05 / 365) - Math.log1p(0.03 / 365)));
}
