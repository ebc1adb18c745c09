/** Sums the chances that there is no run of three heads yet, by the heads at the end. */
export function exact(): number {
  let [none, one, two] = [1, 0, 0];
  let mean = 0;
  for (let toss = 0; toss < 1000; toss += 1) {
    mean += none + one + two;
    [none, one, two] = [(none + one + two) / 2, none / 2, one / 2];
  }
  return mean;
}
