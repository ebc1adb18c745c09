/** Runs bonds and stocks through the 150 days with fourth-order Runge-Kutta steps. */
export function exact(): number {
  const steps = 1500;
  const days = 150 / steps;
  let bonds = 100;
  let stocks = 0;
  const sold = (held: number, other: number) => held / (held + other);
  for (let i = 0; i < steps; i += 1) {
    const b1 = -sold(bonds, stocks);
    const s1 = 3 - sold(stocks, bonds);
    const b2 = -sold(bonds + (days / 2) * b1, stocks + (days / 2) * s1);
    const s2 = 3 - sold(stocks + (days / 2) * s1, bonds + (days / 2) * b1);
    const b3 = -sold(bonds + (days / 2) * b2, stocks + (days / 2) * s2);
    const s3 = 3 - sold(stocks + (days / 2) * s2, bonds + (days / 2) * b2);
    const b4 = -sold(bonds + days * b3, stocks + days * s3);
    const s4 = 3 - sold(stocks + days * s3, bonds + days * b3);
    bonds += (days / 6) * (b1 + 2 * b2 + 2 * b3 + b4);
    stocks += (days / 6) * (s1 + 2 * s2 + 2 * s3 + s4);
  }
  return bonds / (bonds + stocks);
}

export function mistakes(): number[] {
  return [100 / (100 + (3 - 1) * 150)];
}
