import { drawBelow } from '../tools/draw.ts';

const mine = 7;
const ask = 17;

/** The mean of the three cards for someone who sees one of them. */
function estimateFrom(card: number): number {
  let sum = 0;
  let pairs = 0;
  for (let a = 1; a <= 9; a += 1) {
    for (let b = a + 1; b <= 9; b += 1) {
      if (a === card || b === card) continue;
      sum += card + a + b;
      pairs += 1;
    }
  }
  return sum / pairs;
}

const buys = Array.from({ length: 10 }, (_, card) => card > 0 && estimateFrom(card) > ask);

/** Lists the opponent's card and the third card, and keeps the deals on which he buys. */
export function exact(): number {
  let sum = 0;
  let deals = 0;
  for (let his = 1; his <= 9; his += 1) {
    for (let third = 1; third <= 9; third += 1) {
      if (his === mine || third === mine || his === third || !buys[his]) continue;
      sum += mine + his + third;
      deals += 1;
    }
  }
  return sum / deals;
}

export function simulate(random: () => number): number {
  for (;;) {
    const his = 1 + drawBelow(random, 9);
    const third = 1 + drawBelow(random, 9);
    if (his === mine || third === mine || his === third || !buys[his]) continue;
    return mine + his + third;
  }
}

/** The mean before he bought. */
export function mistakes(): number[] {
  return [estimateFrom(mine)];
}

const bid = 16;

/** The same deals, if he sells. */
export function followUps(): number[] {
  let sum = 0;
  let deals = 0;
  for (let his = 1; his <= 9; his += 1) {
    if (his === mine || estimateFrom(his) >= bid) continue;
    for (let third = 1; third <= 9; third += 1) {
      if (third === mine || third === his) continue;
      sum += mine + his + third;
      deals += 1;
    }
  }
  return [sum / deals];
}
