import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  players: number;
  hand: number;
}

/** Goes through all pairs of places in a deck that is dealt around the table. */
export function exact({ players, hand }: Numbers): number {
  let [together, all] = [0, 0];
  for (let hearts = 0; hearts < players * hand; hearts += 1) {
    for (let diamonds = 0; diamonds < players * hand; diamonds += 1) {
      if (hearts === diamonds) continue;
      all += 1;
      if (hearts % players === diamonds % players) together += 1;
    }
  }
  return together / all;
}

/** The places of the two aces in the deck say who gets them. */
export function simulate(random: () => number, { players, hand }: Numbers): number {
  const hearts = drawBelow(random, players * hand);
  let diamonds = hearts;
  while (diamonds === hearts) diamonds = drawBelow(random, players * hand);
  return hearts % players === diamonds % players ? 1 : 0;
}

/** Each ace chooses a player: any, or a particular one. */
export function mistakes({ players }: Numbers): number[] {
  let [together, withAda] = [0, 0];
  for (let hearts = 0; hearts < players; hearts += 1) {
    for (let diamonds = 0; diamonds < players; diamonds += 1) {
      if (hearts === diamonds) together += 1 / players ** 2;
      if (hearts === 0 && diamonds === 0) withAda += 1 / players ** 2;
    }
  }
  return [together, withAda];
}

/** Three cards with three players. */
export function followUps({ players, hand }: Numbers): number[] {
  const cards = players * hand;
  let [apart, all] = [0, 0];
  for (let a = 0; a < cards; a += 1) {
    for (let b = 0; b < cards; b += 1) {
      if (a === b) continue;
      for (let c = 0; c < cards; c += 1) {
        if (c === a || c === b) continue;
        all += 1;
        const [first, second, third] = [a % players, b % players, c % players];
        if (first !== second && first !== third && second !== third) apart += 1;
      }
    }
  }
  return [apart / all];
}
