interface Numbers {
  years: number;
  top: number;
  step: number;
  cash: number;
}

const price = (percent: number, years: number) => Math.exp((-percent / 100) * years);

/** The rise of the yield, in basis points, at which a dollar in either bond has grown to the same. */
function breakEven(growth: number, start: number, { years, top }: Numbers): number {
  let [low, high] = [-2000, 2000];
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    const sold = price(start + middle / 100, years - 1) / price(top, years);
    if (sold > growth) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export function exact(numbers: Numbers): number {
  const { top, step, cash } = numbers;
  return breakEven(1 / price(cash, 1), top - step, numbers);
}

/** The rise above the yield at which it was bought; the sensitivity of the longer bond. */
export function mistakes(numbers: Numbers): number[] {
  const { years, top, cash } = numbers;
  const fromTop = breakEven(1 / price(cash, 1), top, numbers);
  return [fromTop, (exact(numbers) * (years - 1)) / years];
}
