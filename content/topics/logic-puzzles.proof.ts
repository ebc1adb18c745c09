/** When the minute hand, which is back at the top after an hour, has caught up with the hour hand. */
export function exact(): number {
  let [before, after] = [1, 2];
  for (let halving = 0; halving < 60; halving += 1) {
    const hours = (before + after) / 2;
    if (360 * (hours - 1) < 30 * hours) before = hours;
    else after = hours;
  }
  return after;
}
