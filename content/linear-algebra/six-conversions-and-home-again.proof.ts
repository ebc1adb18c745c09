/** Tries every sequence of six conversions. */
export function exact(): number {
  return loops(0, 6);
}

function loops(currency: number, left: number): number {
  if (left === 0) return currency === 0 ? 1 : 0;
  let count = 0;
  for (let next = 0; next < 4; next += 1) {
    if (next !== currency) count += loops(next, left - 1);
  }
  return count;
}

export function mistakes(): number[] {
  const lastIsForced = 3 ** 5;
  const neverHome = 3 * 2 ** 4;
  return [lastIsForced, neverHome];
}
