/** Tries every way in which the ten can lie or tell the truth, at least one of them lying. */
export function exact(): number {
  const consistent = new Set<number>();
  for (let liars = 1; liars < 2 ** 10; liars += 1) {
    let count = 0;
    for (let k = 1; k <= 10; k += 1) if (lies(liars, k)) count += 1;
    let fits = true;
    for (let k = 1; k <= 10; k += 1) if ((count % k !== 0) !== lies(liars, k)) fits = false;
    if (fits) consistent.add(count);
  }
  const [only = Number.NaN, ...others] = consistent;
  return others.length === 0 ? only : Number.NaN;
}

function lies(liars: number, k: number): boolean {
  return ((liars >> (k - 1)) & 1) === 1;
}

/** Only one sentence true, as in the classic puzzle; and the honest instead of the liars. */
export function mistakes(): number[] {
  return [10 - 1, 10 - exact()];
}
