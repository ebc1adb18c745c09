/** Tries every way in which they can lie or tell the truth, at least one of them lying. */
function consistentCounts(analysts: number): number[] {
  const consistent = new Set<number>();
  for (let liars = 1; liars < 2 ** analysts; liars += 1) {
    let count = 0;
    for (let k = 1; k <= analysts; k += 1) if (lies(liars, k)) count += 1;
    let fits = true;
    for (let k = 1; k <= analysts; k += 1) if ((count % k !== 0) !== lies(liars, k)) fits = false;
    if (fits) consistent.add(count);
  }
  return [...consistent];
}

export function exact(): number {
  const [only = Number.NaN, ...others] = consistentCounts(10);
  return others.length === 0 ? only : Number.NaN;
}

function lies(liars: number, k: number): boolean {
  return ((liars >> (k - 1)) & 1) === 1;
}

/** Only one sentence true, as in the classic puzzle; and the honest instead of the liars. */
export function mistakes(): number[] {
  return [10 - 1, 10 - exact()];
}

/** With twelve analysts. */
export function followUps(): number[] {
  return [Math.max(...consistentCounts(12))];
}
