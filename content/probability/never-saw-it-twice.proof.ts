interface Numbers {
  stickers: number;
}

/** By the numbers of kinds with one copy and with more: who comes next, and what the mean is then. */
export function exact({ stickers }: Numbers): number {
  // Those with more copies in the outer loop, from all of them down.
  let withOneMore = new Float64Array(stickers + 2);
  for (let more = stickers; more >= 0; more -= 1) {
    const means = new Float64Array(stickers + 2);
    for (let single = stickers - more; single >= 0; single -= 1) {
      const missing = stickers - more - single;
      if (missing === 0) means[single] = single;
      else {
        const afterNew = missing * (means[single + 1] ?? 0);
        const afterSecond = single === 0 ? 0 : single * (withOneMore[single - 1] ?? 0);
        means[single] = (afterNew + afterSecond) / (missing + single);
      }
    }
    withOneMore = means;
  }
  return withOneMore[0] ?? Number.NaN;
}

const copies = new Uint8Array(64);

export function simulate(random: () => number, { stickers }: Numbers): number {
  copies.fill(0);
  let [missing, single] = [stickers, 0];
  while (missing > 0) {
    const kind = Math.floor(stickers * random());
    const had = copies[kind] ?? 0;
    if (had === 0) {
      missing -= 1;
      single += 1;
    } else if (had === 1) single -= 1;
    copies[kind] = Math.min(had + 1, 2);
  }
  return single;
}

/** The last one alone; and all the packets. */
export function mistakes({ stickers }: Numbers): number[] {
  let packets = 0;
  for (let missing = 1; missing <= stickers; missing += 1) packets += stickers / missing;
  return [1, packets];
}
