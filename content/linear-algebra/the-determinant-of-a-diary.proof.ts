interface Numbers {
  day1: number;
  gap2: number;
  gap3: number;
  gap4: number;
}

/** The days on which the entries are made. */
function entryDays({ day1, gap2, gap3, gap4 }: Numbers): number[] {
  return [day1, day1 + gap2, day1 + gap2 + gap3, day1 + gap2 + gap3 + gap4];
}

/** The sum over all permutations of signed products of entries. */
export function exact(numbers: Numbers): number {
  return expand(entryDays(numbers), 0, [], Math.min);
}

function expand(
  days: number[],
  row: number,
  used: number[],
  of: (one: number, other: number) => number,
): number {
  if (row === days.length) return 1;
  let sum = 0;
  for (let column = 0; column < days.length; column += 1) {
    if (used.includes(column)) continue;
    const inversions = used.filter((earlier) => earlier > column).length;
    const entry = of(days[row] ?? 0, days[column] ?? 0);
    sum += (inversions % 2 === 0 ? 1 : -1) * entry * expand(days, row + 1, [...used, column], of);
  }
  return sum;
}

export function mistakes(numbers: Numbers): number[] {
  return [entryDays(numbers).reduce((product, day) => product * day)];
}

/** With the later of the two days in each entry. */
export function followUps(numbers: Numbers): number[] {
  return [expand(entryDays(numbers), 0, [], Math.max)];
}
