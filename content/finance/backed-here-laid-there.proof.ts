/** What is left if Marigold wins, and if she does not, after laying with the given stake. */
function outcomes(layStake: number): [number, number] {
  const backStake = 100;
  const ifWins = backStake * (3.3 - 1) - layStake * (3.05 - 1);
  const ifLoses = -backStake + layStake * (1 - 0.05);
  return [ifWins, ifLoses];
}

/** The largest sum that is sure: the smaller outcome, maximized by ternary search. */
export function exact(): number {
  const sure = (stake: number) => Math.min(...outcomes(stake));
  let low = 0;
  let high = 1000;
  for (let i = 0; i < 200; i += 1) {
    const left = low + (high - low) / 3;
    const right = high - (high - low) / 3;
    if (sure(left) < sure(right)) low = left;
    else high = right;
  }
  return sure((low + high) / 2);
}

export function mistakes(): number[] {
  const layStake = (100 * 3.3) / 3.05;
  const [ifWins, ifLoses] = outcomes(layStake);
  return [ifWins, ifLoses];
}
