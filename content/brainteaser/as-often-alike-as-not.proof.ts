interface Numbers {
  red: number;
}

/** Whether exactly half of all pairs of socks match. */
function isEven(red: number, blue: number): boolean {
  let [match, all] = [0, 0];
  for (let reds = 0; reds <= 2; reds += 1) {
    const blues = 2 - reds;
    const ways = waysToTake(red, reds) * waysToTake(blue, blues);
    all += ways;
    if (reds !== blues) match += ways;
  }
  return 2 * match === all;
}

const waysToTake = (socks: number, taken: number) =>
  taken === 2 ? (socks * (socks - 1)) / 2 : socks ** taken;

/** Adds blue socks, one by one. */
export function exact({ red }: Numbers): number {
  let blue = red + 1;
  while (!isEven(red, blue)) blue += 1;
  return blue;
}

/** As many of both; fewer blue socks than red ones. */
export function mistakes({ red }: Numbers): number[] {
  let fewer = red - 1;
  while (!isEven(red, fewer)) fewer -= 1;
  return [red, fewer];
}
