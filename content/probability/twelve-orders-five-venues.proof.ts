import { choose } from '../tools/choose.ts';
import { drawBelow } from '../tools/draw.ts';

/** Means, variances and covariance of the two counts, from their joint distribution. */
function moments() {
  let meanA = 0;
  let meanBC = 0;
  let squareA = 0;
  let squareBC = 0;
  let product = 0;
  for (let a = 0; a <= 12; a += 1) {
    for (let bc = 0; a + bc <= 12; bc += 1) {
      const ways = choose(12, a) * choose(12 - a, bc) * 2 ** bc * 2 ** (12 - a - bc);
      const weight = ways / 5 ** 12;
      meanA += weight * a;
      meanBC += weight * bc;
      squareA += weight * a * a;
      squareBC += weight * bc * bc;
      product += weight * a * bc;
    }
  }
  const spread = Math.sqrt((squareA - meanA ** 2) * (squareBC - meanBC ** 2));
  return { meanA, meanBC, spread, covariance: product - meanA * meanBC };
}

const { meanA, meanBC, spread, covariance } = moments();

export function exact(): number {
  return covariance / spread;
}

export function mistakes(): number[] {
  const ofTwoVenues = -((1 / 5) ** 2) / ((1 / 5) * (4 / 5));
  return [ofTwoVenues + ofTwoVenues, ofTwoVenues];
}

export function simulate(random: () => number): number {
  let a = 0;
  let bc = 0;
  for (let order = 0; order < 12; order += 1) {
    const venue = drawBelow(random, 5);
    if (venue === 0) a += 1;
    else if (venue <= 2) bc += 1;
  }
  return ((a - meanA) * (bc - meanBC)) / spread;
}

/** B and C against D and E: the covariance per standard deviations, over all three counts. */
export function followUps(): number[] {
  let [mean, square, product] = [0, 0, 0];
  for (let bc = 0; bc <= 12; bc += 1) {
    for (let de = 0; bc + de <= 12; de += 1) {
      const weight = (choose(12, bc) * choose(12 - bc, de) * 2 ** (bc + de)) / 5 ** 12;
      mean += weight * bc;
      square += weight * bc * bc;
      product += weight * bc * de;
    }
  }
  return [(product - mean ** 2) / (square - mean ** 2)];
}
