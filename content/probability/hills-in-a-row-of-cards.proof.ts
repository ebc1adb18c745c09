interface Numbers {
  cards: number;
}

/**
 * Lays the row from left to right. Only the rank of the last card among those on the table matters, and
 * whether the row has just gone up. The next card is equally likely to fall into any gap between them.
 */
export function exact({ cards }: Numbers): number {
  let up = [0];
  let down = [1];
  let peaks = 0;
  for (let onTable = 1; onTable < cards; onTable += 1) {
    const nextUp = Array.from({ length: onTable + 1 }, () => 0);
    const nextDown = [...nextUp];
    for (let last = 0; last < onTable; last += 1) {
      const fromUp = (up[last] ?? 0) / (onTable + 1);
      const fromDown = (down[last] ?? 0) / (onTable + 1);
      for (let rank = 0; rank <= onTable; rank += 1) {
        if (rank > last) {
          nextUp[rank] = (nextUp[rank] ?? 0) + fromUp + fromDown;
        } else {
          nextDown[rank] = (nextDown[rank] ?? 0) + fromUp + fromDown;
          peaks += fromUp;
        }
      }
    }
    up = nextUp;
    down = nextDown;
  }
  return peaks;
}

/** Random heights come in the same order as shuffled cards. */
export function simulate(random: () => number, { cards }: Numbers): number {
  let [left, middle] = [random(), random()];
  let peaks = 0;
  for (let place = 2; place < cards; place += 1) {
    const right = random();
    if (middle > left && middle > right) peaks += 1;
    left = middle;
    middle = right;
  }
  return peaks;
}

/** Independent neighbors, and end cards that count. */
export function mistakes({ cards }: Numbers): number[] {
  let independent = 0;
  for (let place = 2; place < cards; place += 1) independent += 0.5 * 0.5;
  return [independent, cards / 3];
}

/** For each card, the chance of a lower one on its left and a higher one on its right. */
export function followUps({ cards }: Numbers): number[] {
  let climbs = 0;
  for (let card = 1; card <= cards; card += 1) {
    const neighbors = ((card - 1) / (cards - 1)) * ((cards - card) / (cards - 2));
    climbs += ((cards - 2) / cards) * neighbors;
  }
  return [climbs];
}
