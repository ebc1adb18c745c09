/** The variance of the sum over many small steps, extrapolated to infinitely many. */
export function exact(): number {
  const inSteps = (steps: number) => {
    let variance = 0;
    for (let k = 0; k < steps; k += 1) variance += (1 - (k + 1 / 2) / steps) ** 2 / steps;
    return variance;
  };
  return (4 * inSteps(2000) - inSteps(1000)) / 3;
}
