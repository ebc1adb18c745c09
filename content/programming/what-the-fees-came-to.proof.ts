interface Numbers {
  first: number;
  second: number;
  third: number;
}

const fills = [1, 1, 1, 2, 2];
const edits = [1, 1, 3];

/** The orders' numbers, once for each row of the join: each row with each of its matches. */
function joined(rows: number[], matches: number[], keepsAll: boolean): number[] {
  return rows.flatMap((order) => {
    const own = matches.filter((match) => match === order);
    return own.length === 0 && keepsAll ? [order] : own;
  });
}

const orders = [1, 2, 3];

const sum = (rows: number[], { first, second, third }: Numbers) =>
  rows.reduce((total, order) => total + ([first, second, third][order - 1] ?? Number.NaN), 0);

export function exact(numbers: Numbers): number {
  return sum(joined(joined(orders, fills, true), edits, true), numbers);
}

/** Without joins, with fills and edits below each other, and with inner joins. */
export function mistakes(numbers: Numbers): number[] {
  return [
    sum(orders, numbers),
    sum([...fills, ...edits], numbers),
    sum(joined(joined(orders, fills, false), edits, false), numbers),
  ];
}
