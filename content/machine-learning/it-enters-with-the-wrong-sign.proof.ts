const clip = (product: number, penalty: number) =>
  Math.sign(product) * Math.max(Math.abs(product) - penalty, 0);

/** The lasso's second coefficient, by coordinate descent. */
function secondCoefficient(penalty: number): number {
  let first = 0;
  let second = 0;
  for (let sweep = 0; sweep < 200; sweep += 1) {
    first = clip(6 - 0.8 * second, penalty);
    second = clip(3.9 - 0.8 * first, penalty);
  }
  return second;
}

/** Lowers the penalty on a grid until the coefficient moves, then bisects between the grid points. */
export function exact(): number {
  let low = 6;
  while (secondCoefficient(low) === 0) low -= 1 / 64;
  let high = low + 1 / 64;
  for (let i = 0; i < 60; i += 1) {
    const penalty = (low + high) / 2;
    if (secondCoefficient(penalty) === 0) high = penalty;
    else low = penalty;
  }
  return (low + high) / 2;
}

export function mistakes(): number[] {
  const ownProduct = 3.9;
  const vanishing = (0.8 * 6 - 3.9) / 0.8;
  return [ownProduct, vanishing];
}
