/** What the contract is worth before today's payment, if `installment` is due after day two. */
function value(installment: number, price = 100, day = 0): number {
  if (day === 4) return Math.max(price - 100, 0);
  const later =
    (value(installment, price + 10, day + 1) + value(installment, price - 10, day + 1)) / 2;
  return day === 2 ? Math.max(later - installment, 0) : later;
}

/** The installment that equals the value of going on, by bisection. */
function fairInstallment(): number {
  let low = 0;
  let high = 20;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (value(middle) > middle) low = middle;
    else high = middle;
  }
  return low;
}

const fair = fairInstallment();
const worthKeeping = [80, 100, 120].map((price) => value(0, price, 2) > fair);

export function exact(): number {
  return fair;
}

export function mistakes(): number[] {
  const [atMoney, up] = [value(0, 100, 2), value(0, 120, 2)];
  const onlyAfterTwoRises = up / 4 / (1 + 1 / 4);
  return [(up / 4 + atMoney / 2) / 2, onlyAfterTwoRises];
}

/** What the holder gets after today, less the second installment if it is paid. */
export function simulate(random: () => number): number {
  let ups = (random() < 0.5 ? 1 : 0) + (random() < 0.5 ? 1 : 0);
  if (!worthKeeping[ups]) return 0;
  ups += (random() < 0.5 ? 1 : 0) + (random() < 0.5 ? 1 : 0);
  return Math.max(20 * ups - 40, 0) - fair;
}
