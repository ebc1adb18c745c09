interface Numbers {
  ratio: number;
  looks: number;
  others: number;
}

/** Runs the program until nothing changes anymore. */
export function exact({ ratio: likely, looks, others }: Numbers): number {
  const ratios = [
    ...Array.from({ length: looks }, () => likely),
    ...Array.from({ length: others }, () => 1 / likely),
  ];
  let share = 0.5;
  for (let pass = 0; pass < 2000; pass += 1) {
    let informed = 0;
    for (const ratio of ratios) informed += (share * ratio) / (share * ratio + 1 - share);
    share = informed / ratios.length;
  }
  return share;
}

export function mistakes({ ratio, looks, others }: Numbers): number[] {
  const count = looks + others;
  const likelyInformed = looks / count;
  const sure = ratio / (ratio + 1);
  const onePass = (looks * sure + others * (1 - sure)) / count;
  return [likelyInformed, onePass];
}
