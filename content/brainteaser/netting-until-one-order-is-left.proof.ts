/**
 * For every set of orders, all sizes to which it can be netted, as bits: the last step nets what was
 * made of one part with what was made of the other.
 */
export function exact(): number {
  const reachable = new Uint16Array(2 ** 10);
  for (let set = 1; set < 2 ** 10; set += 1) {
    if ((set & (set - 1)) === 0) reachable[set] = 1 << (Math.log2(set) + 1);
    for (let part = (set - 1) & set; part > set - part; part = (part - 1) & set) {
      const others = reachable[set - part] ?? 0;
      for (let a = 0; a <= 10; a += 1) {
        if ((((reachable[part] ?? 0) >> a) & 1) === 0) continue;
        for (let b = 0; b <= 10; b += 1) {
          if ((others >> b) & 1) reachable[set] = (reachable[set] ?? 0) | (1 << Math.abs(a - b));
        }
      }
    }
  }
  const last = reachable[2 ** 10 - 1] ?? 0;
  return Array.from({ length: 11 }, (_, size) => (last >> size) & 1).reduce((a, b) => a + b);
}

export function mistakes(): number[] {
  const sum = 55;
  const oddUpToSum = (sum + 1) / 2;
  const zeroToTen = 10 + 1;
  return [oddUpToSum, zeroToTen];
}
