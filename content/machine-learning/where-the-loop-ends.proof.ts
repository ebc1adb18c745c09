/** Runs the program until nothing changes anymore. */
export function exact(): number {
  const ratios = [3, 3, 3, 3, 3, 1 / 3, 1 / 3, 1 / 3];
  let share = 0.5;
  for (let pass = 0; pass < 2000; pass += 1) {
    let informed = 0;
    for (const ratio of ratios) informed += (share * ratio) / (share * ratio + 1 - share);
    share = informed / ratios.length;
  }
  return share;
}

export function mistakes(): number[] {
  const likelyInformed = 5 / 8;
  const onePass = (5 * (3 / 4) + 3 * (1 / 4)) / 8;
  return [likelyInformed, onePass];
}
