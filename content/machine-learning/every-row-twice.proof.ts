import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  pairs: number;
  folds: number;
}

/** Rows 2k and 2k + 1 are a pair. */
const pairOf = (row: number) => Math.floor(row / 2);

/** What matters of the features is only that pairs differ. */
const featureOf = (row: number) => (37 * pairOf(row)) % 101;

/** The row nearest to the first one among those outside its fold. */
function nearestOutside(isInFold: Uint8Array): number {
  let nearest = Number.NaN;
  let shortest = Number.POSITIVE_INFINITY;
  for (let row = 0; row < isInFold.length; row += 1) {
    if (isInFold[row]) continue;
    const distance = Math.abs(featureOf(row) - featureOf(0));
    if (distance >= shortest) continue;
    shortest = distance;
    nearest = row;
  }
  return nearest;
}

/**
 * How often the first row is predicted right, over all places for its twin after the shuffle and
 * all flips for its label and its neighbor's. The row itself is in the first place of its fold, and
 * the other rows fill the other places in order.
 */
export function exact({ pairs, folds }: Numbers): number {
  const rows = 2 * pairs;
  const size = rows / folds;
  let right = 0;
  let cases = 0;
  for (let twin = 1; twin < rows; twin += 1) {
    const isInFold = new Uint8Array(rows);
    let others = 2;
    for (let at = 0; at < rows; at += 1) {
      const row = at === 0 ? 0 : at === twin ? 1 : others++;
      if (at < size) isInFold[row] = 1;
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
  return right / cases;
}

/** Goes through all places of a row and its twin: in the same fold, a right prediction is luck. */
export function check({ pairs, folds }: Numbers): number {
  const rows = 2 * pairs;
  const foldOf = (place: number) => Math.floor((place * folds) / rows);
  let right = 0;
  for (let place = 0; place < rows; place += 1) {
    for (let twin = 0; twin < rows; twin += 1) {
      if (twin !== place) right += foldOf(twin) === foldOf(place) ? 1 / 2 : 1;
    }
  }
  return right / (rows * (rows - 1));
}

/** Draws the rows that the shuffle puts into the first row's fold, and predicts the first row. */
export function simulate(random: () => number, { pairs, folds }: Numbers): number {
  const rows = 2 * pairs;
  const isInFold = new Uint8Array(rows);
  isInFold[0] = 1;
  for (let size = 1; size < rows / folds; ) {
    const row = drawBelow(random, rows);
    if (isInFold[row]) continue;
    isInFold[row] = 1;
    size += 1;
  }
  const labels = new Uint8Array(pairs);
  for (let pair = 0; pair < pairs; pair += 1) labels[pair] = drawBelow(random, 2);
  return labels[pairOf(nearestOutside(isInFold))] === labels[pairOf(0)] ? 1 : 0;
}

/** As if the twin were in each of the folds with the same chance. */
export function mistakes({ folds }: Numbers): number[] {
  return [((folds - 1) / folds) * 1 + (1 / folds) * (1 / 2)];
}

/** Two folds. */
export function followUps({ pairs }: Numbers): number[] {
  return [check({ pairs, folds: 2 })];
}
