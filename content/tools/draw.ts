/** A whole number from 0 up to, not including, `count`. */
export function drawBelow(random: () => number, count: number): number {
  return Math.floor(random() * count);
}

export function drawExponential(random: () => number, rate = 1): number {
  return -Math.log(1 - random()) / rate;
}

/** Puts the items into a random order, in place (Fisher and Yates). */
export function shuffle<T>(random: () => number, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = drawBelow(random, last + 1);
    const [a, b] = [items[last], items[other]];
    if (a === undefined || b === undefined) continue;
    items[last] = b;
    items[other] = a;
  }
  return items;
}
