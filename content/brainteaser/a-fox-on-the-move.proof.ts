interface Numbers {
  dens: number;
}

/** Breadth-first search through the sets of dens in which the fox may be, as bits. */
export function exact({ dens }: Numbers): number {
  const all = 2 ** dens - 1;
  const isSeen = new Uint8Array(all + 1);
  let now = [all];
  for (let days = 0; now.length > 0; days += 1) {
    const next: number[] = [];
    for (const possible of now) {
      if (possible === 0) return days;
      for (let den = 0; den < dens; den += 1) {
        if (!(possible & (1 << den))) continue;
        const missed = possible & ~(1 << den);
        const moved = ((missed << 1) | (missed >> 1)) & all;
        if (isSeen[moved]) continue;
        isSeen[moved] = 1;
        next.push(moved);
      }
    }
    now = next;
  }
  return Number.NaN;
}

/** One look into each den that is not at an end, or into every den. */
export function mistakes({ dens }: Numbers): number[] {
  const places = Array.from({ length: dens }, (_, den) => den);
  const inner = places.filter((den) => den > 0 && den < dens - 1);
  return [inner.length, places.length];
}
