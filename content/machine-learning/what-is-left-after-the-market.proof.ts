interface Numbers {
  stocks: number;
  rho: number;
}

/** Finds the first component by power iteration, projects it out, and reads off the correlation. */
export function exact({ stocks: size, rho }: Numbers): number {
  const entry = (i: number, j: number) => (i === j ? 1 : rho);
  let component = Array.from({ length: size }, (_, i) => 1 + i / size);
  for (let step = 0; step < 60; step += 1) {
    const next = component.map((_, i) =>
      component.reduce((sum, value, j) => sum + entry(i, j) * value, 0),
    );
    const length = Math.hypot(...next);
    component = next.map((value) => value / length);
  }
  const projector = (i: number, j: number) =>
    (i === j ? 1 : 0) - (component[i] ?? 0) * (component[j] ?? 0);
  const covariance = (i: number, j: number) => {
    let sum = 0;
    for (let k = 0; k < size; k += 1) {
      for (let l = 0; l < size; l += 1) sum += projector(i, k) * entry(k, l) * projector(j, l);
    }
    return sum;
  };
  return covariance(1, 3) / Math.sqrt(covariance(1, 1) * covariance(3, 3));
}

export function mistakes({ stocks, rho }: Numbers): number[] {
  const covariance = -(1 - rho) / stocks;
  return [0, covariance / (1 - rho)];
}
