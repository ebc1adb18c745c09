interface Numbers {
  venues: number;
  smoothing: number;
}

function targetsOf({ venues, smoothing }: Numbers): number[] {
  const share = smoothing / venues;
  return Array.from({ length: venues }, (_, i) => (i === 0 ? 1 - smoothing : 0) + share);
}

/** Minimizes the loss over free logits by gradient descent. */
export function exact(numbers: Numbers): number {
  const targets = targetsOf(numbers);
  let logits = targets.map(() => 0);
  for (let step = 0; step < 4000; step += 1) {
    const probabilities = softmax(logits);
    const descent = targets.map((target, i) => target - (probabilities[i] ?? 0));
    if (Math.max(...descent.map(Math.abs)) < 1e-15) break;
    logits = logits.map((z, i) => z + 2 * (descent[i] ?? 0));
  }
  return (logits[0] ?? 0) - (logits[1] ?? 0);
}

function softmax(logits: number[]): number[] {
  const exponentials = logits.map(Math.exp);
  const total = exponentials.reduce((sum, value) => sum + value, 0);
  return exponentials.map((value) => value / total);
}

export function mistakes({ venues, smoothing }: Numbers): number[] {
  const kept = 1 - smoothing;
  const othersOnly = kept / (smoothing / (venues - 1));
  const trueClassWithoutShare = kept / (smoothing / venues);
  return [Math.log(trueClassWithoutShare), Math.log(othersOnly)];
}

/** The loss at the target itself. */
export function followUps(numbers: Numbers): number[] {
  return [targetsOf(numbers).reduce((sum, target) => sum - target * Math.log(target), 0)];
}
