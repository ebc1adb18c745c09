/** Goes through the sixteen ways in which four labels can be right or wrong. */
export function exact(): number {
  let differ = 0;
  for (let pattern = 0; pattern < 16; pattern += 1) {
    const wrong = [0, 1, 2, 3].map((label) => (pattern >> label) & 1);
    const weight = wrong.reduce<number>((product, bit) => product * (bit ? 0.2 : 0.8), 1);
    const [a = 0, b = 0, c = 0, test = 0] = wrong;
    const predicted = a + b + c >= 2 ? 1 : 0;
    if (predicted !== test) differ += weight;
  }
  return differ;
}

export function simulate(random: () => number): number {
  let wrong = 0;
  for (let neighbor = 0; neighbor < 3; neighbor += 1) if (random() < 0.2) wrong += 1;
  return wrong >= 2 !== random() < 0.2 ? 1 : 0;
}

export function mistakes(): number[] {
  const majorityWrong = 3 * 0.2 ** 2 * 0.8 + 0.2 ** 3;
  return [majorityWrong, majorityWrong + 0.2];
}

/** Goes through the labels of five neighbors and the test label. */
export function followUps(): number[] {
  let differ = 0;
  for (let pattern = 0; pattern < 64; pattern += 1) {
    const wrong = [0, 1, 2, 3, 4, 5].map((label) => (pattern >> label) & 1);
    const weight = wrong.reduce<number>((product, bit) => product * (bit ? 0.2 : 0.8), 1);
    const [test = 0, ...neighbors] = wrong;
    const predicted = neighbors.reduce<number>((sum, bit) => sum + bit, 0) >= 3 ? 1 : 0;
    if (predicted !== test) differ += weight;
  }
  return [differ];
}
