import { drawBelow } from '../tools/draw.ts';

/** Rows 2k and 2k + 1 are a pair. What matters of the features is only that pairs differ. */
const features = Float64Array.from({ length: 100 }, (_, row) => (37 * Math.floor(row / 2)) % 101);
const pairOf = (row: number) => Math.floor(row / 2);

/** The row nearest to the first one among those outside its fold. */
function nearestOutside(isInFold: Uint8Array): number {
  let nearest = Number.NaN;
  let shortest = Number.POSITIVE_INFINITY;
  for (let row = 0; row < 100; row += 1) {
    if (isInFold[row]) continue;
    const distance = Math.abs((features[row] ?? Number.NaN) - (features[0] ?? Number.NaN));
    if (distance >= shortest) continue;
    shortest = distance;
    nearest = row;
  }
  return nearest;
}

/**
 * How often the first row is predicted right, over all places for it and its twin after the shuffle
 * and all flips for its label and its neighbor's. The other rows fill the other places in order.
 */
export function exact(): number {
  let right = 0;
  let cases = 0;
  for (let place = 0; place < 100; place += 1) {
    for (let twin = 0; twin < 100; twin += 1) {
      if (twin === place) continue;
      const isInFold = new Uint8Array(100);
      let others = 2;
      for (let at = 0; at < 100; at += 1) {
        const row = at === place ? 0 : at === twin ? 1 : others++;
        if (Math.floor(at / 20) === Math.floor(place / 20)) isInFold[row] = 1;
      }
      const neighbor = nearestOutside(isInFold);
      for (const label of [0, 1]) {
        for (const flip of [0, 1]) {
          const prediction = pairOf(neighbor) === pairOf(0) ? label : flip;
          cases += 1;
          if (prediction === label) right += 1;
        }
      }
    }
  }
  return right / cases;
}

/** Draws the 19 rows that the shuffle puts into the first row's fold, and predicts the first row. */
export function simulate(random: () => number): number {
  const isInFold = new Uint8Array(100);
  isInFold[0] = 1;
  for (let size = 1; size < 20; ) {
    const row = drawBelow(random, 100);
    if (isInFold[row]) continue;
    isInFold[row] = 1;
    size += 1;
  }
  const labels = new Uint8Array(50);
  for (let pair = 0; pair < 50; pair += 1) labels[pair] = drawBelow(random, 2);
  return labels[pairOf(nearestOutside(isInFold))] === labels[pairOf(0)] ? 1 : 0;
}

/** As if the twin were in each of the five folds with the same chance. */
export function mistakes(): number[] {
  return [(4 / 5) * 1 + (1 / 5) * (1 / 2)];
}
