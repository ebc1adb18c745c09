/** A total is hit by one of six last rolls from a smaller total. */
export function exact(): number {
  const hit = [1];
  for (let total = 1; total <= 500; total += 1) {
    const before = hit.slice(Math.max(0, total - 6), total);
    hit.push(before.reduce((sum, chance) => sum + chance, 0) / 6);
  }
  return hit.at(-1) ?? Number.NaN;
}
