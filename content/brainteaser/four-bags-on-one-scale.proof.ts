/** Tries bags of 1, 2, 3, ... bars, and for each size all ways to take bars from the four bags. */
export function exact(): number {
  for (let size = 1; ; size += 1) {
    for (let a = 0; a <= size; a += 1) {
      for (let b = a; b <= size; b += 1) {
        for (let c = b; c <= size; c += 1) {
          for (let d = c; d <= size; d += 1) if (tellsAllApart([a, b, c, d])) return size;
        }
      }
    }
  }
}

/** Whether all sixteen combinations of light bags give different deficits. */
function tellsAllApart(taken: number[]): boolean {
  const deficits = new Set<number>();
  for (let light = 0; light < 16; light += 1) {
    deficits.add(taken.reduce((sum, bars, i) => sum + ((light >> i) & 1) * bars, 0));
  }
  return deficits.size === 16;
}

/** The largest of four powers of two. */
export function mistakes(): number[] {
  return [Math.max(1, 2, 4, 8)];
}

/** The same search, with two light bags. */
export function followUps(): number[] {
  for (let size = 1; ; size += 1) {
    for (let a = 0; a <= size; a += 1) {
      for (let b = a; b <= size; b += 1) {
        for (let c = b; c <= size; c += 1) {
          for (let d = c; d <= size; d += 1) {
            const sums = new Set([a + b, a + c, a + d, b + c, b + d, c + d]);
            if (sums.size === 6) return [size];
          }
        }
      }
    }
  }
}
