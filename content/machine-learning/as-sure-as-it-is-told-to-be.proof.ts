/** Minimizes the loss over ten free logits by gradient descent. */
export function exact(): number {
  const targets = Array.from({ length: 10 }, (_, i) => (i === 0 ? 0.9 : 0) + 0.01);
  const softmax = (logits: number[]) => {
    const exponentials = logits.map(Math.exp);
    const total = exponentials.reduce((sum, value) => sum + value, 0);
    return exponentials.map((value) => value / total);
  };
  let logits = targets.map(() => 0);
  for (let step = 0; step < 4000; step += 1) {
    const probabilities = softmax(logits);
    logits = logits.map((z, i) => z + 2 * ((targets[i] ?? 0) - (probabilities[i] ?? 0)));
  }
  return (logits[0] ?? 0) - (logits[1] ?? 0);
}

export function mistakes(): number[] {
  const othersOnly = 0.9 / (0.1 / 9);
  const trueClassWithoutShare = 0.9 / (0.1 / 10);
  return [Math.log(trueClassWithoutShare), Math.log(othersOnly)];
}
