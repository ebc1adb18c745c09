/** The share after so many days that the start is forgotten. */
export function exact(): number {
  let calm = 0;
  for (let day = 0; day < 100; day += 1) calm = calm * (4 / 5) + (1 - calm) * (2 / 5);
  return calm;
}
