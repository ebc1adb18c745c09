/** The ten coins and their eight pairs of faces, tossed twice: the fair ones among those with two heads. */
export function exact(): number {
  let [fair, all] = [0, 0];
  for (let coin = 0; coin < 10; coin += 1) {
    for (let first = 0; first < 2; first += 1) {
      for (let second = 0; second < 2; second += 1) {
        const showsHeads = coin === 0 || (first === 0 && second === 0);
        if (!showsHeads) continue;
        all += 1;
        if (coin > 0) fair += 1;
      }
    }
  }
  return fair / all;
}
