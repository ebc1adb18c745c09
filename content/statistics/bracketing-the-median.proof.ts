/** Goes through the 1024 equally likely patterns of costs below and above the median. */
export function exact(): number {
  let contained = 0;
  for (let pattern = 0; pattern < 1024; pattern += 1) {
    let below = 0;
    for (let cost = 0; cost < 10; cost += 1) below += (pattern >> cost) & 1;
    if (below >= 2 && 10 - below >= 2) contained += 1;
  }
  return contained / 1024;
}

export function mistakes(): number[] {
  const gapsInside = 10 - 1 - 2;
  return [gapsInside / (10 + 1), 1 - (1 + 10) / 1024];
}

/** Heavy-tailed costs, with median 4: one over the square of a uniform number. */
export function simulate(random: () => number): number {
  let smallest = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  let largest = Number.NEGATIVE_INFINITY;
  let secondLargest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < 10; i += 1) {
    const cost = (1 - random()) ** -2;
    if (cost < smallest) {
      second = smallest;
      smallest = cost;
    } else if (cost < second) second = cost;
    if (cost > largest) {
      secondLargest = largest;
      largest = cost;
    } else if (cost > secondLargest) secondLargest = cost;
  }
  return second < 4 && 4 < secondLargest ? 1 : 0;
}
