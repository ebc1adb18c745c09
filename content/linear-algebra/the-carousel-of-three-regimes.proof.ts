/** The chance that the number of moves is a multiple of three. */
function calmAfter(months: number): number {
  return chanceOfMoves(months, 0);
}

/** The chance that the number of moves leaves this remainder when divided by three. */
function chanceOfMoves(months: number, remainder: number): number {
  let probability = Math.exp(-months);
  let sum = 0;
  for (let moves = 0; moves < 60; moves += 1) {
    if (moves % 3 === remainder) sum += probability;
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

/** The chance of calm falls while more of it leaves than comes in from panic. */
export function followUps(): number[] {
  let [low, high] = [exact(), 4];
  for (let i = 0; i < 60; i += 1) {
    const months = (low + high) / 2;
    if (chanceOfMoves(months, 0) > chanceOfMoves(months, 2)) low = months;
    else high = months;
  }
  return [low];
}
