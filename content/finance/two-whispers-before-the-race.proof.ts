import { maximize } from '../tools/maximize.ts';

interface Numbers {
  right: number;
}

/** The chance of a win on the boat that this many tips name and that many others do not. */
function chanceOf(naming: number, others: number, p: number): number {
  const wins = p ** naming * (1 - p) ** others;
  const loses = (1 - p) ** naming * p ** others;
  return wins / (wins + loses);
}

const growth = (stake: number, chance: number) =>
  chance * Math.log(1 + stake) + (1 - chance) * Math.log(1 - stake);

function bestStake(chance: number): number {
  if (chance === 1 / 2) return 0;
  return maximize((stake) => growth(stake, chance), 0, 0.995);
}

const bestGrowth = (chance: number) => growth(bestStake(chance), chance);

/** Over all that so many tips can say, with the first boat winning. */
function growthWith(tips: number, p: number, naming = 0, others = 0): number {
  if (tips === 0) {
    const chance = chanceOf(naming, others, p);
    return bestGrowth(Math.max(chance, 1 - chance));
  }
  return (
    p * growthWith(tips - 1, p, naming + 1, others) +
    (1 - p) * growthWith(tips - 1, p, naming, others + 1)
  );
}

export function earlier({ right }: Numbers): number[] {
  const p = right / 100;
  return [100 * bestStake(chanceOf(1, 0, p)), bestStake(chanceOf(2, 0, p))];
}

export function exact({ right }: Numbers): number {
  const p = right / 100;
  return 100 * (growthWith(2, p) / growthWith(1, p) - 1);
}

/** The chance of winning; twice the stake; twice the growth. */
export function mistakes({ right }: Numbers): number[] {
  return [right, Math.min(2 * (right / 100 - (1 - right / 100)), 0.99), 100];
}
