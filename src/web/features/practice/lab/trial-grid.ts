const stepsPerDecade = 32;

/**
 * The number of trials at which to record the running mean next. The points are evenly spaced on a
 * logarithmic axis, about two hundred for ten million trials, and include every power of ten.
 */
export function nextOnGrid(trials: number): number {
  if (trials === 0) return 1;
  const step = Math.floor(Math.log10(trials) * stepsPerDecade + 1e-9) + 1;
  return Math.max(trials + 1, Math.round(10 ** (step / stepsPerDecade)));
}
