interface Numbers {
  spot: number;
  rate: number;
  forward: number;
}

/** What is left after a year from selling one borrowed share and buying it back forward. */
function profitOfShorting({ spot, rate, forward }: Numbers, fee: number): number {
  const proceeds = spot * (1 + rate);
  return proceeds - forward - (fee / 100) * spot;
}

/** The fee in percent at which neither side of the trade earns anything, by bisection. */
export function exact(numbers: Numbers): number {
  let low = 0;
  let high = 100;
  for (let i = 0; i < 80; i += 1) {
    const fee = (low + high) / 2;
    if (profitOfShorting(numbers, fee) > 0) low = fee;
    else high = fee;
  }
  return (low + high) / 2;
}

export function mistakes(numbers: Numbers): number[] {
  const { spot, forward } = numbers;
  return [(100 * (spot - forward)) / spot, profitOfShorting(numbers, 0)];
}

/** What remains in a year after selling the share, lending the money and buying the share back. */
export function followUps({ spot, rate, forward }: Numbers): number[] {
  let cash = spot;
  cash += cash * rate;
  cash -= forward;
  return [cash];
}
