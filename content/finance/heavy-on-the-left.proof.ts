interface Numbers {
  bid: number;
  offer: number;
  taken: number;
  behind: number;
  spread: number;
  gap: number;
}

interface Level {
  /** In cents above the bid. */
  price: number;
  size: number;
}

/** The mean of a list in which each price stands once for each share on the other side. */
function microPrice(bid: Level, offer: Level): number {
  const prices = [
    ...Array.from({ length: offer.size }, () => bid.price),
    ...Array.from({ length: bid.size }, () => offer.price),
  ];
  return prices.reduce((sum, price) => sum + price, 0) / prices.length;
}

/** After so many shares have been bought from the offers, the best one first. */
function after(bought: number, { bid, offer, behind, spread, gap }: Numbers): number {
  const offers = [
    { price: spread, size: offer },
    { price: gap, size: behind },
  ];
  for (let share = 0; share < bought; share += 1) {
    const best = offers.find(({ size }) => size > 0);
    if (best) best.size -= 1;
  }
  const best = offers.find(({ size }) => size > 0) ?? { price: gap, size: behind };
  return microPrice({ price: 0, size: bid }, best);
}

export function earlier(numbers: Numbers): number[] {
  return [after(0, numbers), after(numbers.taken, numbers)];
}

export function exact(numbers: Numbers): number {
  return after(numbers.offer, numbers);
}

/** Each price weighted by its own size, then the midpoint. */
export function mistakes({ bid, offer, spread }: Numbers): number[] {
  return [microPrice({ price: 0, size: offer }, { price: spread, size: bid }), spread / 2];
}

/** The chance is fair from step to step: builds it up from one end and scales it to 1 at the other. */
export function followUps({ bid, offer }: Numbers): number[] {
  const chances = [0, 1];
  for (let size = 2; size <= bid + offer; size += 1) {
    chances.push(2 * (chances[size - 1] ?? 0) - (chances[size - 2] ?? 0));
  }
  return [(chances[bid] ?? 0) / (chances[bid + offer] ?? 0)];
}
