import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  rho: number;
  hours: number;
}

/** Sets up two weeks hour by hour and adds up the covariances of all pairs of hours. */
export function exact({ rho, hours }: Numbers): number {
  const stretch = (close: number, length: number) =>
    Array.from({ length: 240 }, (_, hour) => (hour < close && hour >= close - length ? 1 : 0));
  const correlation = (length: number) => {
    const [first, second] = [stretch(200 - hours, length), stretch(200, length)];
    let covariance = 0;
    for (const [i, a] of first.entries()) {
      for (const [j, b] of second.entries()) covariance += i === j ? rho * a * b : 0;
    }
    return covariance / length;
  };
  const [daily, weekly] = [correlation(24), correlation(120)];
  const are = (day: number, week: number) =>
    Math.abs(daily - day) < 0.005 && Math.abs(weekly - week) < 0.005;
  return theTrueOne([
    are(daily, weekly) && daily > 0 && weekly > daily && weekly < rho,
    are(rho, rho),
    are(daily, daily),
    are((rho * hours) / 24, (rho * hours) / 120),
  ]);
}
