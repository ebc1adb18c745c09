import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  lag: number;
  ratio: number;
}

const days = 1_000;

/** Adds up the covariances of all pairs of days. */
function varianceOfSum(lag: number): number {
  let sum = days;
  let correlation = 1;
  for (let distance = 1; distance < days; distance += 1) {
    correlation *= lag;
    sum += 2 * (days - distance) * correlation;
  }
  return sum;
}

export function exact({ lag, ratio }: Numbers): number {
  const found = ratio * Math.sqrt(days / varianceOfSum(lag));
  const isAbout = (claimed: number) => Math.abs(found - claimed) < 0.05;
  return theTrueOne([
    isAbout(ratio * Math.sqrt((1 - lag) / (1 + lag))),
    isAbout(ratio),
    isAbout(ratio * (1 - lag)),
    isAbout((ratio * (1 - lag)) / (1 + lag)),
  ]);
}

/** A thousand days times what the covariances add to the variance of a day, far from the edges. */
export function followUps({ lag }: Numbers): number[] {
  let perDay = 1;
  for (let correlation = lag; correlation > 1e-18; correlation *= lag) perDay += 2 * correlation;
  return [days * perDay];
}
