interface Numbers {
  dice: number;
  top: number;
}

/** The faces of a die as top and bottom, in all six ways to put it down. */
const ways = [
  [1, 6],
  [2, 5],
  [3, 4],
  [4, 3],
  [5, 2],
  [6, 1],
] as const;

/** Stacks the dice in all ways, from the top down, and keeps the totals that are possible. */
export function exact({ dice, top }: Numbers): number {
  let totals = new Set<number>();
  for (const [upper, lower] of ways) if (upper === top) totals.add(lower);
  for (let die = 1; die < dice; die += 1) {
    const next = new Set<number>();
    for (const total of totals) {
      for (const [upper, lower] of ways) next.add(total + upper + lower);
    }
    totals = next;
  }
  const [only, ...others] = totals;
  if (only === undefined || others.length > 0) throw new Error('The total depends on the tower.');
  return only;
}

/** With the roof, and without the top die. */
export function mistakes({ dice, top }: Numbers): number[] {
  const hidden = exact({ dice, top });
  return [hidden + top, exact({ dice: dice - 1, top }) + top];
}

/** What can be seen: the four sides of each die, and the roof. */
export function followUps({ dice, top }: Numbers): number[] {
  let sides = 0;
  for (let die = 0; die < dice; die += 1) sides += 1 + 2 + 3 + 4 + 5 + 6 - 7;
  return [sides + top];
}
