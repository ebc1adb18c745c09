import { integrate } from '../tools/integrate.ts';
import { maximize } from '../tools/maximize.ts';

/**
 * Buyer after buyer, if offers are accepted from a threshold on. The threshold never changes, since
 * the future looks the same whenever a buyer is at the door.
 */
function expectedPrice(threshold: number): number {
  const fromOneBuyer = integrate((offer) => offer, threshold, 1, 1);
  let price = 0;
  for (let reached = 1; reached > 1e-18; reached *= threshold * 0.75)
    price += reached * fromOneBuyer;
  return price;
}

const acceptFrom = maximize(expectedPrice, 0, 1);

export function exact(): number {
  return expectedPrice(acceptFrom);
}

export function mistakes(): number[] {
  let tooChoosy = 0;
  for (let i = 0; i < 100; i += 1) tooChoosy = (1 - tooChoosy ** 2) / 2 + 0.75 * tooChoosy ** 2;
  return [0.75 * exact(), tooChoosy];
}

export function simulate(random: () => number): number {
  do {
    const offer = random();
    if (offer >= acceptFrom) return offer;
  } while (random() < 0.75);
  return 0;
}

/** The best of all offers is above a price unless each of them, however many come, is below it. */
export function followUps(): number[] {
  const allBelow = (price: number) => (0.25 * price) / (1 - 0.75 * price);
  return [integrate((price) => 1 - allBelow(price), 0, 1, 20)];
}
