const chances = [0.5, 0.3, 0.2];
const offered = [2.5, 3.2, 3.3];

/** The slope of the expected logarithm of wealth in the stake on one horse. */
function slope(stakes: number[], horse: number, odds = offered): number {
  const kept = 1 - stakes.reduce((sum, stake) => sum + stake, 0);
  return chances.reduce((sum, chance, winner) => {
    const wealth = kept + (odds[winner] ?? 0) * (stakes[winner] ?? 0);
    const change = (winner === horse ? (odds[winner] ?? 0) : 0) - 1;
    return sum + (chance * change) / wealth;
  }, 0);
}

/** The best stake on one horse for given stakes on the others, by bisection; at least nothing. */
function bestStake(stakes: number[], horse: number): number {
  const others = stakes.reduce((sum, stake, i) => sum + (i === horse ? 0 : stake), 0);
  let low = 0;
  let high = 1 - others;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    const trial = stakes.map((stake, j) => (j === horse ? middle : stake));
    if (slope(trial, horse) > 0) low = middle;
    else high = middle;
  }
  return low;
}

/** Improves one stake after the other until nothing changes: the objective is concave and smooth. */
function bestStakes(): number[] {
  let stakes = [0, 0, 0];
  for (let round = 0; round < 60; round += 1) {
    for (const horse of [0, 1, 2]) {
      const best = bestStake(stakes, horse);
      stakes = stakes.map((stake, i) => (i === horse ? best : stake));
    }
  }
  return stakes;
}

export function exact(): number {
  return bestStakes()[1] ?? Number.NaN;
}

export function mistakes(): number[] {
  const [, chance = 0] = chances;
  const [, odd = 0] = offered;
  const alone = Math.max(0, (chance * odd - 1) / (odd - 1));
  return [alone, chance];
}

/** Raises Cinnabar's odds until a first dollar on him helps. */
export function followUps(): number[] {
  const stakes = bestStakes();
  let [low, high] = [3.3, 10];
  for (let i = 0; i < 60; i += 1) {
    const odd = (low + high) / 2;
    if (slope(stakes, 2, [...offered.slice(0, 2), odd]) > 0) high = odd;
    else low = odd;
  }
  return [high];
}
