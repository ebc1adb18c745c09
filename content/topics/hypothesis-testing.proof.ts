/** All 64 sequences of right and wrong days. */
export function exact(): number {
  let good = 0;
  for (let days = 0; days < 64; days += 1) {
    const right = [0, 1, 2, 3, 4, 5].filter((day) => (days >> day) & 1).length;
    if (right >= 5) good += 1;
  }
  return good / 64;
}
