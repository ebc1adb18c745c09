/** Adds the payments one by one. */
export function exact(): number {
  let value = 0;
  for (let year = 1; year <= 200; year += 1) value += year / 2 ** year;
  return value;
}
