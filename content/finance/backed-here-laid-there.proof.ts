interface Numbers {
  stake: number;
  back: number;
  lay: number;
  commission: number;
}

/** What is left if Marigold wins, and if she does not, after laying with the given stake. */
function outcomes({ stake, back, lay, commission }: Numbers, laid: number): [number, number] {
  const ifWins = stake * (back - 1) - laid * (lay - 1);
  const ifLoses = -stake + laid * (1 - commission);
  return [ifWins, ifLoses];
}

/** The largest sum that is sure: the smaller outcome, maximized by ternary search. */
export function exact(numbers: Numbers): number {
  const sure = (laid: number) => Math.min(...outcomes(numbers, laid));
  let low = 0;
  let high = 10 * numbers.stake;
  for (let i = 0; i < 200; i += 1) {
    const left = low + (high - low) / 3;
    const right = high - (high - low) / 3;
    if (sure(left) < sure(right)) low = left;
    else high = right;
  }
  return sure((low + high) / 2);
}

/** What each outcome brings if the stake is chosen as if there were no commission. */
export function mistakes(numbers: Numbers): number[] {
  const { stake, back, lay } = numbers;
  return outcomes(numbers, (stake * back) / lay);
}

/** The lay odds at which nothing is sure any more, by bisection. */
export function followUps(numbers: Numbers): number[] {
  let [low, high] = [1, numbers.back];
  for (let halving = 0; halving < 60; halving += 1) {
    const lay = (low + high) / 2;
    if (exact({ ...numbers, lay }) > 0) low = lay;
    else high = lay;
  }
  return [low];
}
