/** The largest root of the characteristic polynomial near 4, as slope y in λ = 4 + εy, by bisection. */
function slopeAt(epsilon: number): number {
  const characteristic = (y: number) => {
    const [a, b, c, e] = [-epsilon * y, epsilon, 2 * epsilon, 4 * epsilon];
    const d = -3 - epsilon * y;
    return (a * a * d + 2 * b * c * e - a * (c * c + e * e) - b * b * d) / epsilon ** 2;
  };
  let low = 0;
  let high = 2;
  const isPositiveAtTop = characteristic(high) > 0;
  for (let i = 0; i < 70; i += 1) {
    const middle = (low + high) / 2;
    if (characteristic(middle) > 0 === isPositiveAtTop) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** Half the difference of the slopes at ε and −ε (where the same branch continues), extrapolated. */
export function exact(): number {
  let row: number[] = [];
  for (let level = 0; level < 5; level += 1) {
    const epsilon = 0.04 / 2 ** level;
    const next = [(slopeAt(epsilon) - slopeAt(-epsilon)) / (2 * epsilon)];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (4 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

export function mistakes(): number[] {
  const gap = 4 - 1;
  return [(2 + 4) ** 2 / gap, 4 ** 2 / gap];
}

/** The largest root of the characteristic polynomial without the entries ε, as y in λ = 4 + ε²y. */
export function followUps(): number[] {
  const squared = 1e-12;
  const characteristic = (y: number) => {
    const twin = -y;
    const cousin = -3 - squared * y;
    return -(twin * (twin * cousin - 4 ** 2) - twin * 2 ** 2);
  };
  let [low, high] = [1, 100];
  for (let i = 0; i < 70; i += 1) {
    const y = (low + high) / 2;
    if (characteristic(y) < 0 === characteristic(100) < 0) high = y;
    else low = y;
  }
  return [low];
}
