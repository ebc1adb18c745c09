/** Expected further pulls when `seen` colors have been met once each: a recursion on the crate. */
export function exact(): number {
  function further(seen: number): number {
    const left = 12 - seen;
    const fresh = left - seen;
    return 1 + (fresh === 0 ? 0 : (fresh / left) * further(seen + 1));
  }
  return further(0);
}

export function simulate(random: () => number): number {
  const crate = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
  const seen = new Set<number>();
  for (;;) {
    const [color = 0] = crate.splice(Math.floor(random() * crate.length), 1);
    if (seen.has(color)) return seen.size + 1;
    seen.add(color);
  }
}
