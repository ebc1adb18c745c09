/** The number of ways to choose `chosen` of `count` things. */
export function choose(count: number, chosen: number): number {
  if (chosen < 0 || chosen > count) return 0;
  let ways = 1;
  for (let k = 1; k <= chosen; k += 1) ways = (ways * (count - chosen + k)) / k;
  return Math.round(ways);
}
