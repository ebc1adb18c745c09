/** Sixteen rows in the right proportions: four clients with two trades, one with eight. */
const clientOf = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4];

/**
 * Encoding is a linear map of the returns. With independent unit returns, its covariance with them
 * is the mean of its diagonal, and its variance the mean of its squared entries per row.
 */
export function exact(): number {
  let covariance = 0;
  let variance = 0;
  for (const [i, client] of clientOf.entries()) {
    const trades = clientOf.filter((other) => other === client).length;
    for (const [j, other] of clientOf.entries()) {
      const entry = other === client ? 1 / trades : 0;
      if (i === j) covariance += entry / clientOf.length;
      variance += entry ** 2 / clientOf.length;
    }
  }
  return covariance ** 2 / variance;
}

/** By how much predicting a random row by its client's mean lowers the squared error. */
export function simulate(random: () => number): number {
  const trades = random() < 0.5 ? 2 : 8;
  const returns = Array.from({ length: trades }, () => normal(random));
  const mean = returns.reduce((sum, value) => sum + value, 0) / trades;
  const own = returns[0] ?? 0;
  return own ** 2 - (own - mean) ** 2;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function mistakes(): number[] {
  const averageTrades = (2 + 8) / 2;
  const outOfSample = 0;
  return [1 / averageTrades, outOfSample];
}
