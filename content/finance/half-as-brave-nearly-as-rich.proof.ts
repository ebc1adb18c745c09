import { maximize } from '../tools/maximize.ts';

const chance = 0.6;

/** The mean logarithm over all outcomes of so many bets at once, each with this stake. */
function growth(stake: number, bets: number, bankroll = 1): number {
  if (bets === 0) return Math.log(bankroll);
  return (
    chance * growth(stake, bets - 1, bankroll + stake) +
    (1 - chance) * growth(stake, bets - 1, bankroll - stake)
  );
}

const bestStake = (bets: number) => maximize((stake) => growth(stake, bets), 0.01, 0.9 / bets);

export function earlier(): number[] {
  const best = bestStake(1);
  return [best, (100 * growth(best / 2, 1)) / growth(best, 1)];
}

export function exact(): number {
  return bestStake(2);
}

/** The chance itself; half the growth; the stake of a bet on its own; that stake split in two; both stakes together. */
export function mistakes(): number[] {
  const alone = bestStake(1);
  return [chance, 50, alone, alone / 2, 2 * bestStake(2)];
}

const tried = 0.3;

/** Both bets, with a stake of 30% on each. */
export function simulate(random: () => number): number {
  const result = () => (random() < 0.6 ? tried : -tried);
  return Math.log(1 + result() + result());
}

export const estimates = {
  name: 'the growth of two bets at once with a stake of 0.3 on each',
  value: growth(tried, 2),
};

/** Two bets that win or lose together. */
export function followUps(): number[] {
  const grown = (stake: number) =>
    chance * Math.log(1 + stake + stake) + (1 - chance) * Math.log(1 - stake - stake);
  return [maximize(grown, 0.01, 0.45)];
}
