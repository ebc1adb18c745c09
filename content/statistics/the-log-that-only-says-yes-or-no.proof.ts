const rate = 40;

/** The Fisher information of one bit about the rate, straight from its two outcomes. */
function information(window: number): number {
  const empty = Math.exp(-rate * window);
  // The slope of each outcome's probability in the rate, squared, over the probability.
  const slope = window * empty;
  return slope ** 2 / empty + slope ** 2 / (1 - empty);
}

/** Searches for the largest information by golden section. */
export function exact(): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = 0.001;
  let high = 0.2;
  for (let i = 0; i < 60; i += 1) {
    const left = high - golden * (high - low);
    const right = low + golden * (high - low);
    if (information(left) > information(right)) high = right;
    else low = left;
  }
  return 1000 * ((low + high) / 2);
}
