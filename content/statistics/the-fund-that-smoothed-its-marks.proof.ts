/** Finds the undisclosed weight by bisection on the autocorrelation, then undoes the smoothing. */
export function exact(): number {
  const autocorrelation = (w: number) => {
    const impulse = [w, 1 - w];
    const variance = impulse.reduce((sum, weight) => sum + weight ** 2, 0);
    return ((impulse[0] ?? 0) * (impulse[1] ?? 0)) / variance;
  };
  let low = 0.5;
  let high = 1;
  for (let i = 0; i < 100; i += 1) {
    const middle = (low + high) / 2;
    if (autocorrelation(middle) > 0.48) low = middle;
    else high = middle;
  }
  return 2.1 * Math.hypot(low, 1 - low);
}

export function mistakes(): number[] {
  const varianceRatio = 1 + 2 * 0.48;
  return [2.1 * Math.sqrt(varianceRatio), 2.1 / varianceRatio];
}
