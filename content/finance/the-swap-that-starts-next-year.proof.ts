const parRates = [0.03, 0.035, 0.04];

/** What a dollar after one, two and three years is worth, so that each swap costs nothing today. */
function discountFactors(): number[] {
  const factors: number[] = [];
  for (const rate of parRates) {
    const coupons = factors.reduce((sum, factor) => sum + factor * rate, 0);
    factors.push((1 - coupons) / (1 + rate));
  }
  return factors;
}

/** Projects the floating payments of years 2 and 3 and bisects for the fixed rate of equal value. */
export function exact(): number {
  const [one = 0, two = 0, three = 0] = discountFactors();
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
export function mistakes(): number[] {
  const [one = 0, , three = 0] = parRates;
  return [(100 * (3 * three - one)) / 2];
}
