const stepsPerDecade = 32;

/**
 * After how many trials the running mean is noted next: evenly spaced on a logarithmic axis, so
 * that ten million trials leave about two hundred points. Every power of ten is among them.
 */
export function nextOnGrid(trials: number): number {
  if (trials === 0) return 1;
  const step = Math.floor(Math.log10(trials) * stepsPerDecade + 1e-9) + 1;
  return Math.max(trials + 1, Math.round(10 ** (step / stepsPerDecade)));
}
