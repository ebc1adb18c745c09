interface Numbers {
  seen: number;
  highest: number;
}

const far = 20_000;

/** Adds up the weights of all sizes, up to a far one; what follows is as good as an integral. */
export function exact({ seen, highest }: Numbers): number {
  let weight = 1;
  let [weights, sizes] = [0, 0];
  let size = highest;
  for (; size <= far; size += 1) {
    weights += weight;
    sizes += weight * size;
    weight *= (size + 1 - seen) / (size + 1);
  }
  // The weights fall like a power of the size less half of what is seen.
  const shift = (seen - 1) / 2;
  const start = size - 1 / 2 - shift;
  const scale = weight * (size - shift) ** seen;
  const tail = (scale * start ** (1 - seen)) / (seen - 1);
  const tailSizes = (scale * start ** (2 - seen)) / (seen - 2) + shift * tail;
  return (sizes + tailSizes) / (weights + tail);
}

/** The highest plus the mean gap below it; and the most likely size. */
export function mistakes({ seen, highest }: Numbers): number[] {
  const gap = (highest - seen) / seen;
  return [highest + gap, highest];
}
