/** The chance that the number of moves is a multiple of three. */
function calmAfter(months: number): number {
  let probability = Math.exp(-months);
  let sum = 0;
  for (let moves = 0; moves < 60; moves += 1) {
    if (moves % 3 === 0) sum += probability;
    probability *= months / (moves + 1);
  }
  return sum;
}

/** Walks forward to the first crossing of one third and bisects there. */
export function exact(): number {
  let high = 0.01;
  while (calmAfter(high) > 1 / 3) high += 0.01;
  let low = high - 0.01;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (calmAfter(middle) > 1 / 3) low = middle;
    else high = middle;
  }
  return low;
}

export function mistakes(): number[] {
  return [Math.log(3)];
}
