import { integrate } from '../tools/integrate.ts';

/** Traces the ROC curve by lowering the threshold and integrates the true over the false positives. */
export function exact(): number {
  const filled = (threshold: number) => integrate((p) => p, threshold, 1, 1);
  const base = filled(0);
  // Lowering the threshold by dp adds unfilled orders in proportion to 1 - p.
  const area = integrate((p) => (filled(p) / base) * ((1 - p) / (1 - base)), 0, 1, 4);
  return area;
}

/** Draws orders until there is one of each kind, and compares their forecasts. */
export function simulate(random: () => number): number {
  let filled = -1;
  let unfilled = -1;
  while (filled < 0 || unfilled < 0) {
    const forecast = random();
    if (random() < forecast) filled = forecast;
    else unfilled = forecast;
  }
  return filled > unfilled ? 1 : 0;
}

export function mistakes(): number[] {
  return [integrate((p) => 2 * p * p, 0, 1, 4)];
}

/** The mean over filled and unfilled orders of the squared error of the squared forecast. */
export function followUps(): number[] {
  const error = (p: number) => p * (1 - p ** 2) ** 2 + (1 - p) * p ** 4;
  return [integrate(error, 0, 1, 10)];
}
