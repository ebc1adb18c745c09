/** `fill` repeats the same array, as Python's `*` repeats the same list. */
export function exact(): number {
  const rows = new Array<number[]>(2).fill([1, 2]);
  rows[0]?.push(4);
  return rows.flat().reduce((sum, item) => sum + item, 0);
}
