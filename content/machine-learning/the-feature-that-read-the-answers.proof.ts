interface Numbers {
  /** The trades of a client in each half of the rows. */
  few: number;
  many: number;
}

/** The client of each row, for rows in the right proportions. */
function listClients({ few, many }: Numbers): number[] {
  const small = Array.from({ length: few * many }, (_, row) => Math.floor(row / few));
  const large = Array.from({ length: few * many }, (_, row) => many + Math.floor(row / many));
  return [...small, ...large];
}

/**
 * Encoding is a linear map of the returns. With independent unit returns, its covariance with them
 * is the mean of its diagonal, and its variance the mean of its squared entries per row.
 */
export function exact(numbers: Numbers): number {
  const clientOf = listClients(numbers);
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
export function simulate(random: () => number, { few, many }: Numbers): number {
  const trades = random() < 0.5 ? few : many;
  const returns = Array.from({ length: trades }, () => normal(random));
  const mean = returns.reduce((sum, value) => sum + value, 0) / trades;
  const own = returns[0] ?? 0;
  return own ** 2 - (own - mean) ** 2;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A free constant per client fits its share of the rows' variance. */
export function check(numbers: Numbers): number {
  const clientOf = listClients(numbers);
  return new Set(clientOf).size / clientOf.length;
}

export function mistakes({ few, many }: Numbers): number[] {
  const averageTrades = (few + many) / 2;
  const outOfSample = 0;
  return [1 / averageTrades, outOfSample];
}

/** New returns, with unit variance, less the old means, which are independent of them. */
export function followUps(numbers: Numbers): number[] {
  const clientOf = listClients(numbers);
  let error = 0;
  for (const client of clientOf) {
    const trades = clientOf.filter((other) => other === client).length;
    let ofPrediction = 0;
    for (let trade = 0; trade < trades; trade += 1) ofPrediction += (1 / trades) ** 2;
    error += (1 + ofPrediction) / clientOf.length;
  }
  return [1 - error];
}
