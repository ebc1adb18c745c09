const days = [1, 4, 9, 16];

/** The sum over all permutations of signed products of entries. */
export function exact(): number {
  return expand(0, []);
}

function expand(row: number, used: number[]): number {
  if (row === days.length) return 1;
  let sum = 0;
  for (let column = 0; column < days.length; column += 1) {
    if (used.includes(column)) continue;
    const inversions = used.filter((earlier) => earlier > column).length;
    const entry = Math.min(days[row] ?? 0, days[column] ?? 0);
    sum += (inversions % 2 === 0 ? 1 : -1) * entry * expand(row + 1, [...used, column]);
  }
  return sum;
}

export function mistakes(): number[] {
  return [days.reduce((product, day) => product * day)];
}
