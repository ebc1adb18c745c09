/** The forward price at which the round trip through euros leaves nothing, by bisection. */
export function exact(): number {
  const dollarsLeft = (forward: number) => {
    const euros = (1000 / 1.02) * (1 + 0.02);
    return euros * forward - 1000 * (1 + 0.05);
  };
  let [loss, gain] = [0.5, 2];
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (loss + gain) / 2;
    if (dollarsLeft(middle) < 0) loss = middle;
    else gain = middle;
  }
  return gain;
}
