/** Bisects the second-order profit from Friday's close to Monday's open. */
export function exact(): number {
  const profit = (move: number) => {
    let hedged = 0;
    const steps = 1000;
    for (let i = 0; i < steps; i += 1) {
      const deltaGained = 600 * ((i + 0.5) / steps) * move;
      hedged += (deltaGained * move) / steps;
    }
    return hedged - 3 * 1200;
  };
  let low = 0;
  let high = 10;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (profit(middle) < 0) low = middle;
    else high = middle;
  }
  return low;
}

export function mistakes(): number[] {
  const oneDay = Math.sqrt((2 * 1200) / 600);
  return [Math.sqrt((3 * 1200) / 600), 3 * oneDay];
}
