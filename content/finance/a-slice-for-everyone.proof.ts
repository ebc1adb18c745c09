interface Numbers {
  wanted: number;
  others: number;
  bought: number;
  surge: number;
}

/** What an order of this size sells: all orders shrink by the same share until the buyer is served. */
function soldBy(size: number, demand: number, others: number): number {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 60; halving += 1) {
    const share = (low + high) / 2;
    if (share * size + share * others < demand) low = share;
    else high = share;
  }
  return low * size;
}

/** The order that sells what is wanted, tried lot by lot. */
function sizeToSell({ wanted, others, bought }: Numbers): number {
  let size = wanted;
  while (soldBy(size, bought, others) < wanted - 1e-6) size += 1;
  return size;
}

export function earlier(numbers: Numbers): number[] {
  return [soldBy(numbers.wanted, numbers.bought, numbers.others), sizeToSell(numbers)];
}

export function exact(numbers: Numbers): number {
  return soldBy(sizeToSell(numbers), numbers.surge, numbers.others) - numbers.wanted;
}

/** The order at the first share filled; everything that is sold. */
export function mistakes(numbers: Numbers): number[] {
  const share = soldBy(numbers.wanted, numbers.bought, numbers.others) / numbers.wanted;
  return [numbers.wanted / share, exact(numbers) + numbers.wanted];
}
