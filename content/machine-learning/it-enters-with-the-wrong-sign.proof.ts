interface Numbers {
  correlation: number;
  /** The features' inner products with the return. */
  first: number;
  second: number;
}

const clip = (product: number, penalty: number) =>
  Math.sign(product) * Math.max(Math.abs(product) - penalty, 0);

/** The lasso's second coefficient, by coordinate descent. */
function secondCoefficient({ correlation, first, second }: Numbers, penalty: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let sweep = 0; sweep < 100; sweep += 1) {
    b1 = clip(first - correlation * b2, penalty);
    b2 = clip(second - correlation * b1, penalty);
  }
  return b2;
}

/** Lowers the penalty on a grid until the coefficient moves, then bisects between the grid points. */
export function exact(numbers: Numbers): number {
  let low = numbers.first;
  while (secondCoefficient(numbers, low) === 0) low -= 1 / 8;
  let high = low + 1 / 8;
  for (let i = 0; i < 60; i += 1) {
    const penalty = (low + high) / 2;
    if (secondCoefficient(numbers, penalty) === 0) high = penalty;
    else low = penalty;
  }
  return (low + high) / 2;
}

/** Looks for the penalty at which the first feature alone leaves the second one exactly on the bound. */
export function check({ correlation, first, second }: Numbers): number {
  const beyond = (penalty: number) => Math.abs(second - correlation * (first - penalty)) - penalty;
  let [low, high] = [0, first];
  for (let i = 0; i < 60; i += 1) {
    const penalty = (low + high) / 2;
    if (beyond(penalty) > 0) low = penalty;
    else high = penalty;
  }
  return (low + high) / 2;
}

export function mistakes({ correlation, first, second }: Numbers): number[] {
  const vanishing = (correlation * first - second) / correlation;
  return [second, vanishing];
}

/** The second ridge coefficient, from the normal equations, and the penalty at which it vanishes. */
export function followUps({ correlation, first, second }: Numbers): number[] {
  const coefficient = (penalty: number) => {
    const own = 1 + penalty;
    return (own * second - correlation * first) / (own * own - correlation ** 2);
  };
  let [low, high] = [0, 1000];
  for (let i = 0; i < 80; i += 1) {
    const penalty = (low + high) / 2;
    if (coefficient(penalty) < 0) low = penalty;
    else high = penalty;
  }
  return [low];
}
