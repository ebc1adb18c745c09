/** The dearest call at 100 over all distributions on three prices that fit the two known calls. */
export function exact(): number {
  let highest = 0;
  for (let middle = 91; middle <= 110; middle += 1) {
    for (let high = 111; high <= 400; high += 1) {
      const atHigh = 2 / (high - 110);
      const atMiddle = (12 - (high - 90) * atHigh) / (middle - 90);
      if (atMiddle < 0 || atMiddle + atHigh > 1) continue;
      const price = Math.max(middle - 100, 0) * atMiddle + (high - 100) * atHigh;
      highest = Math.max(highest, price);
    }
  }
  return highest;
}
