import { niceStep } from './nice-step.ts';

/** One direction of a plot: where a value lies, in percent of its length, and which are labeled. */
export interface Axis {
  place(value: number): number;
  ticks: number[];
}

export function linearAxis(low: number, high: number, wantedTicks = 8): Axis {
  const step = niceStep((high - low) / wantedTicks);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return {
    place: (value) => (100 * (value - low)) / (high - low),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step),
  };
}

/** Between two powers of ten. */
export function logarithmicAxis(low: number, high: number): Axis {
  const [first, last] = [Math.round(Math.log10(low)), Math.round(Math.log10(high))];
  return {
    place: (value) => (100 * (Math.log10(value) - first)) / (last - first),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index)),
  };
}
