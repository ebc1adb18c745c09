interface Numbers {
  factor: number;
  truth: number;
}

/** What the fund reports: the autocorrelation and the Sharpe ratio. */
function reportedOf({ factor, truth }: Numbers) {
  return { trace: (factor ** 2 - 1) / 2, sharpe: factor * truth };
}

/** Finds the undisclosed weight by bisection on the autocorrelation, then undoes the smoothing. */
export function exact(numbers: Numbers): number {
  const { trace, sharpe } = reportedOf(numbers);
  const autocorrelation = (w: number) => {
    const impulse = [w, 1 - w];
    const variance = impulse.reduce((sum, weight) => sum + weight ** 2, 0);
    return ((impulse[0] ?? 0) * (impulse[1] ?? 0)) / variance;
  };
  let low = 0.5;
  let high = 1;
  for (let i = 0; i < 100; i += 1) {
    const middle = (low + high) / 2;
    if (autocorrelation(middle) > trace) low = middle;
    else high = middle;
  }
  return sharpe * Math.hypot(low, 1 - low);
}

export function mistakes(numbers: Numbers): number[] {
  const { trace, sharpe } = reportedOf(numbers);
  const varianceRatio = 1 + 2 * trace;
  return [sharpe * Math.sqrt(varianceRatio), sharpe / varianceRatio];
}
