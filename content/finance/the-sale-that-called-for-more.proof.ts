/** By how many dollars the assets exceed four times the equity after selling so many bonds. */
function excess(sold: number, news = 95): number {
  const price = news - 0.0625 * (sold / 10_000);
  const assets = (1_000_000 - sold) * price;
  const debt = 75_000_000 - sold * price;
  return assets - 4 * (assets - debt);
}

/** The fewest bonds that bring the leverage down to four, by bisection. */
export function exact(): number {
  let low = 0;
  let high = 500_000;
  for (let i = 0; i < 100; i += 1) {
    const sold = (low + high) / 2;
    if (excess(sold) > 0) low = sold;
    else high = sold;
  }
  return (low + high) / 2;
}

export function mistakes(): number[] {
  const assets = 95_000_000;
  const allowed = 4 * (assets - 75_000_000);
  return [Math.ceil((assets - allowed) / 95)];
}

/** The lowest price after the news at which some sale meets the rule, by bisection. */
export function followUps(): number[] {
  let low = 75;
  let high = 95;
  for (let i = 0; i < 50; i += 1) {
    const news = (low + high) / 2;
    const sales = Array.from({ length: 101 }, (_, units) => 10_000 * units);
    if (sales.some((sold) => excess(sold, news) <= 0)) high = news;
    else low = news;
  }
  return [high];
}
