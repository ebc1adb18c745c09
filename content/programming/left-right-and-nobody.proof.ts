const left = ['x', 'x', 'y', null, null];
const right = ['x', 'x', 'x', 'z', null, null];

/** Goes through all pairs of rows. */
function pairs(a: (string | null)[], b: (string | null)[], matchesNobody: boolean): number {
  let count = 0;
  for (const own of a) {
    for (const other of b) {
      if (own === other && (own !== null || matchesNobody)) count += 1;
    }
  }
  return count;
}

export function exact(): number {
  return pairs(left, right, true);
}

/** As in SQL, with one partner for each row, and with one row for each key that is known. */
export function mistakes(): number[] {
  const unique = (keys: (string | null)[]) => [...new Set(keys)];
  return [
    pairs(left, right, false),
    pairs(left, unique(right), true),
    pairs(unique(left), unique(right), false),
  ];
}
