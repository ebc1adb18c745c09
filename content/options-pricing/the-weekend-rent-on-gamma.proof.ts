interface Numbers {
  daily: number;
  gamma: number;
}

/** The rent for one day is what a move of this many dollars earns: its average delta times the move. */
function rentOf({ daily, gamma }: Numbers): number {
  return ((0 + gamma * daily) / 2) * daily;
}

/** Bisects the second-order profit from Friday's close to Monday's open. */
export function exact(numbers: Numbers): number {
  const { gamma } = numbers;
  const profit = (move: number) => {
    let hedged = 0;
    const steps = 1000;
    for (let i = 0; i < steps; i += 1) {
      const deltaGained = gamma * ((i + 0.5) / steps) * move;
      hedged += (deltaGained * move) / steps;
    }
    return hedged - 3 * rentOf(numbers);
  };
  let low = 0;
  let high = 10;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (profit(middle) < 0) low = middle;
    else high = middle;
  }
  return low;
}

export function mistakes(numbers: Numbers): number[] {
  const theta = rentOf(numbers);
  const oneDay = Math.sqrt((2 * theta) / numbers.gamma);
  return [Math.sqrt((3 * theta) / numbers.gamma), 3 * oneDay];
}
