import { niceStep } from './nice-step.ts';

/** Maps values to positions in percent of the axis, and chooses the ticks. */
export interface Axis {
  place(value: number): number;
  ticks: number[];
}

export function linearAxis(low: number, high: number, targetTicks = 8): Axis {
  const step = niceStep((high - low) / targetTicks);
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
