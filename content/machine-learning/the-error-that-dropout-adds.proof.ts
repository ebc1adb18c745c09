interface Numbers {
  first: number;
  second: number;
  third: number;
  gap: number;
}

const keep = 0.8;

const contributionsOf = ({ first, second, third }: Numbers) => [first, -second, third];
const targetOf = ({ first, second, third, gap }: Numbers) => first - second + third + gap;

/** Goes through the eight patterns of kept and dropped inputs. */
export function exact(numbers: Numbers): number {
  const contributions = contributionsOf(numbers);
  const target = targetOf(numbers);
  let expected = 0;
  for (let pattern = 0; pattern < 8; pattern += 1) {
    let weight = 1;
    let output = 0;
    for (const [i, contribution] of contributions.entries()) {
      const kept = (pattern >> i) & 1;
      weight *= kept ? keep : 1 - keep;
      output += kept ? contribution / keep : 0;
    }
    expected += weight * (output - target) ** 2;
  }
  return expected;
}

export function simulate(random: () => number, numbers: Numbers): number {
  let output = 0;
  for (const contribution of contributionsOf(numbers))
    if (random() < keep) output += contribution / keep;
  return (output - targetOf(numbers)) ** 2;
}

export function mistakes(numbers: Numbers): number[] {
  const contributions = contributionsOf(numbers);
  const squares = contributions.reduce((sum, c) => sum + c ** 2, 0);
  const total = contributions.reduce((sum, c) => sum + c);
  const variance = keep * (1 - keep) * squares;
  return [variance / keep ** 2, (keep * total - targetOf(numbers)) ** 2 + variance];
}
