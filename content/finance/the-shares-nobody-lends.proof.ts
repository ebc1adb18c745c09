/** What is left after a year from selling one borrowed share and buying it back forward. */
function profitOfShorting(fee: number): number {
  const price = 80;
  const proceeds = price * 1.05;
  const buyback = 78;
  return proceeds - buyback - (fee / 100) * price;
}

/** The fee in percent at which neither side of the trade earns anything, by bisection. */
export function exact(): number {
  let low = 0;
  let high = 100;
  for (let i = 0; i < 80; i += 1) {
    const fee = (low + high) / 2;
    if (profitOfShorting(fee) > 0) low = fee;
    else high = fee;
  }
  return (low + high) / 2;
}

export function mistakes(): number[] {
  const [price, forward] = [80, 78];
  return [(100 * (price - forward)) / price, profitOfShorting(0)];
}
