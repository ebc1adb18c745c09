interface Numbers {
  start: number;
  rise: number;
  later: number;
}

function parRates({ start, rise, later }: Numbers): number[] {
  return [start, start + rise, start + rise + later].map((percent) => percent / 100);
}

/** What a dollar after one, two and three years is worth, so that each swap costs nothing today. */
function discountFactors(numbers: Numbers): number[] {
  const factors: number[] = [];
  for (const rate of parRates(numbers)) {
    const coupons = factors.reduce((sum, factor) => sum + factor * rate, 0);
    factors.push((1 - coupons) / (1 + rate));
  }
  return factors;
}

/** Projects the floating payments of years 2 and 3 and bisects for the fixed rate of equal value. */
export function exact(numbers: Numbers): number {
  const [one = 0, two = 0, three = 0] = discountFactors(numbers);
  const floating = two * (one / two - 1) + three * (two / three - 1);
  let low = 0;
  let high = 1;
  for (let i = 0; i < 80; i += 1) {
    const rate = (low + high) / 2;
    if (rate * two + rate * three < floating) low = rate;
    else high = rate;
  }
  return 50 * (low + high);
}

/** The rate that gives the same sum of payments, whenever they are made. */
export function mistakes(numbers: Numbers): number[] {
  const [one = 0, , three = 0] = parRates(numbers);
  return [(100 * (3 * three - one)) / 2];
}
